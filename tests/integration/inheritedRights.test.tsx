// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, faults, referential, wire } = setUpScreens();

type Body = Record<string, unknown>;

const altered = (pattern: string, change: (body: Body) => Body): void => {
  faults.alter(pattern, async (answer) =>
    Response.json(change((await answer.json()) as Body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/ld+json' },
    }),
  );
};

const withRights = (canUpdate: boolean | null, body: Body): Body => {
  const { '@permissions': _own, ...rest } = body;
  return canUpdate === null ? rest : { ...rest, '@permissions': { canUpdate, canDelete: canUpdate } };
};

describe('a contact point opened from a person', () => {
  it.each([
    [null, false, 'Consulter', true],
    [null, true, 'Modifier', false],
    [true, false, 'Modifier', false],
    [false, true, 'Consulter', true],
  ])(
    'that says %s of its own right, of one who says %s, is offered to: %s (R5.33, R6.15, R6.18)',
    async (own, around, link, isGreyed) => {
      const person = await buildPerson();
      const api = await as('gestionnaire');
      await api.post('/contact_points', {
        person: person['@id'],
        type: await referential('ContactPointType', 'Mobile'),
        telephone: '+33639989002',
      });
      altered('GET /api/people/:id', (body) => withRights(around, body));
      altered('GET /api/contact_points/:id', (body) => withRights(own, body));
      altered('GET /api/contact_points', (body) => ({
        ...body,
        'hydra:member': (body['hydra:member'] as Body[]).map((row) => withRights(own, row)),
      }));
      const path = `/1/persons/${person.id}/communication`;
      const { user } = await renderApp({ path, account: 'gestionnaire' });
      const list = await screen.findByRole('list', { name: 'Autres coordonnées' });
      await user.click(await within(list).findByRole('link', { name: link }));
      const dialog = await screen.findByRole('dialog');
      const save = await within(dialog).findByRole('button', { name: 'Enregistrer' });
      expect(save.hasAttribute('disabled')).toBe(isGreyed);
      const label = within(dialog).getByRole('textbox', { name: 'Libellé' });
      expect(label.hasAttribute('disabled')).toBe(isGreyed);
    },
  );
});

const openTabOf = async (user: UserEvent, name: string): Promise<HTMLElement> => {
  for (const tab of await screen.findAllByRole('tab')) {
    await user.click(tab);
    if (screen.queryByRole('group', { name })) break;
  }
  return screen.getByRole('group', { name });
};

describe('what is embedded in a record', () => {
  it('is open in a closed one where it says so itself, and is saved (R6.18)', async () => {
    altered('GET /api/galleries/:id', (body) => {
      const [first, ...others] = body['lines'] as Body[];
      return { ...withRights(false, body), lines: [withRights(true, first ?? {}), ...others] };
    });
    // To who may change nothing the server describes what there is to show.
    const { user } = await renderApp({ path: '/1/galleries/1', account: 'gestionnaire' });
    await openTabOf(user, 'Lignes');
    // A few rows are open from the start.
    const [own, closed] = screen.getAllByRole('textbox', { name: /^Libellé/ });
    expect(closed).toBeDisabled();
    expect(screen.getByText(/que les parties restées ouvertes de cet/)).toBeVisible();
    await user.clear(own as HTMLElement);
    await user.type(own as HTMLElement, 'Buvette');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(wire.requests('PUT /api/galleries/:id')).toHaveLength(1));
    const { lines } = wire.only('PUT /api/galleries/:id').body as { lines: Body[] };
    expect(lines[0]).toMatchObject({ label: 'Buvette' });
  });

  it('is closed in an open one where it says so itself, and says why (R6.18)', async () => {
    altered('GET /api/galleries/:id', (body) => ({
      ...body,
      venue: withRights(false, body['venue'] as Body),
    }));
    const { user } = await renderApp({ path: '/1/galleries/1', account: 'gestionnaire' });
    const venue = await openTabOf(user, 'Salle');
    for (const box of within(venue).getAllByRole('textbox')) expect(box).toBeDisabled();
    expect(screen.getByText('Vous n’avez pas le droit de modifier cet enregistrement.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled();
  });
});
