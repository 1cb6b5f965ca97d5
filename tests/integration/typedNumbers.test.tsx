// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeInvalidDialog, fillIn } from '../support/screens/fillIn.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as, buildPerson, wire } = setUpScreens();

/** A record as the server sends it, but for who wrote it last and when. */
const read = async (path: string) => {
  const { dateModified: _at, editor: _by, ...record } = await (await as('gestionnaire')).get(path);
  return record;
};

const box = (name: string) => screen.findByRole('textbox', { name });

describe('a number as people write it', () => {
  it('that is no amount is refused at its field, kept, and sent once it is one', async () => {
    const before = await read('/galleries/3');
    const { user } = await renderApp({ path: '/1/galleries/3', account: 'gestionnaire' });
    await user.click(await screen.findByRole('tab', { name: /Nombres/ }));
    const price = await box('Prix');
    await fillIn(user, 'Prix', '12 50');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/^Une espace ne sépare que les milliers/));
    expect(price).toHaveValue('12 50');
    expect(wire.requests('PUT /api/galleries/:id')).toEqual([]);
    await closeInvalidDialog(user);

    await fillIn(user, 'Prix', '12€50');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    expect(wire.requests('PUT /api/galleries/:id')).toHaveLength(1);
    // A null boolean is sent as false (R5.31); nothing else has changed.
    expect(await read('/galleries/3')).toEqual({ ...before, price: 1250, guided: false });
  });

  it('that has lost its zero is no telephone, and one with a bracket is', async () => {
    const person = await buildPerson({ mainPhone: { telephone: '+33639980777' } });
    const { user } = await renderApp({ path: `/1/persons/${person.id}/details`, account: 'gestionnaire' });
    const telephone = await box('Téléphone principal');
    await fillIn(user, 'Téléphone principal', '639980778');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(telephone).toHaveAccessibleDescription(/^Il manque le zéro du début/));
    expect(telephone).toHaveValue('639980778');
    expect(wire.requests('PUT /api/people/:id')).toEqual([]);
    await closeInvalidDialog(user);

    await fillIn(user, 'Téléphone principal', '+33 (0)6 39 98 07 78');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistrement réussi');
    expect(wire.only('PUT /api/people/:id').body).toMatchObject({
      mainPhone: { telephone: '+33639980778' },
    });
  });
});
