// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fillIn } from '../support/screens/fillIn.ts';
import { copyIsWritten, storedCopy, writeCopyAtOnce } from '../support/screens/storedCopy.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();
writeCopyAtOnce();

const MAPPINGS = '/api/**/mapping';

const table = () => screen.findByRole('table');

/** Every mapping that the list needs: its own and that of the licences behind a column. */
const settledList = async () => {
  await table();
  await screen.findByRole('columnheader', { name: 'N° de licence' });
};

describe('the field descriptions', () => {
  it('are read once; the second visit of a list requests its rows alone (R7.39, R7.47)', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await settledList();
    expect(wire.requests('GET /api/people/mapping')).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Accueil' }));
    await screen.findByRole('link', { name: /Personnes du club/ });
    await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());

    wire.clear();
    await user.click(screen.getByRole('menuitem', { name: 'Personnes' }));
    await table();
    expect(wire.requests().length).toBeLessThanOrEqual(2);
    expect(wire.requests(MAPPINGS)).toEqual([]);
  });

  it('outlive the page', async () => {
    const { close } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await settledList();
    await copyIsWritten();
    close();
    wire.clear();
    await renderApp({ path: '/1/persons' });
    await settledList();
    expect(wire.requests(MAPPINGS)).toEqual([]);
  });

  it('are not kept for another account', async () => {
    const { close } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await settledList();
    await copyIsWritten();
    close();
    await renderApp({ path: '/1/persons', account: 'lecteur' });
    await settledList();
    expect(wire.requests('GET /api/people/mapping')).toHaveLength(1);
  });

  it('are read again when the server sends another Cache-Version (R7.48, R7.51)', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await settledList();
    // Nothing of the version before is on its way any more.
    await copyIsWritten();
    wire.clear();
    faults.alter('/api/**', withVersion('another'));
    await user.click(screen.getByRole('button', { name: /^Trier par nom / }));
    await waitFor(() => expect(wire.requests('GET /api/people/mapping')).toHaveLength(1));
    expect(await table()).toBeVisible();
  });

  it('keep what is typed when they change under an open form (R7.48)', async () => {
    const { user } = await renderApp({ path: '/1/persons/create', account: 'gestionnaire' });
    await fillIn(user, 'Nom', 'DURAND');
    wire.clear();
    faults.alter('/api/**', withVersion('another'));
    // Opening a picker sends a request, whose answer has the new version.
    await user.click(screen.getByRole('combobox', { name: 'Nationalité' }));
    await waitFor(() => expect(wire.requests('POST /api/people/mapping')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('DURAND'));
  });

  it('are forgotten at logout (R7.48)', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await settledList();
    await copyIsWritten();
    await user.click(screen.getByRole('button', { name: 'Compte de gestionnaire' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
    await screen.findByRole('textbox', { name: 'Identifiant' });
    await waitFor(async () => expect(await storedCopy()).toEqual({ keys: 0, queries: 0 }));
  });

  it('say in French when they cannot be read, and are requested again', async () => {
    const lift = faults.status('GET /api/people/mapping', 500);
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    expect(await screen.findByText('La description des champs n’a pas pu être lue.')).toBeVisible();
    lift();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await table()).toBeVisible();
  });

  it('are read where the browser refuses its database', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    expect(await table()).toBeVisible();
  });
});

describe('fields whose names no form can hold', () => {
  it('are shown as words, and their values are sent as received', async () => {
    faults.alter(
      'PUT /api/galleries/mapping',
      withParts((description) => ({
        ...description,
        fields: {
          ...(description['fields'] as object),
          constructor: { type: 'string', label: 'Constructeur' },
          'a.b': { type: 'string' },
        },
      })),
    );
    faults.alter(
      'GET /api/galleries/:id',
      withParts((record) => ({ ...record, constructor: 'Eiffel', 'a.b': 3 })),
    );
    const { user } = await renderApp({ path: '/1/galleries/1', account: 'gestionnaire' });
    expect(
      await screen.findByText(/2 champs que cette page ne peut pas afficher : Constructeur, a\.b/),
    ).toBeVisible();
    await fillIn(user, 'Surnom', 'Tour');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(wire.requests('PUT /api/galleries/:id')).toHaveLength(1));
    const { body } = wire.only('PUT /api/galleries/:id');
    expect(Object.entries(body)).toEqual(
      expect.arrayContaining([
        ['nickname', 'Tour'],
        ['constructor', 'Eiffel'],
        ['a.b', 3],
      ]),
    );
  });
});

const withParts =
  (change: (body: Record<string, unknown>) => Record<string, unknown>) => async (answer: Response) =>
    Response.json(change((await answer.json()) as Record<string, unknown>), {
      status: answer.status,
      headers: { 'Content-Type': 'application/ld+json' },
    });

const withVersion = (version: string) => (answer: Response) => {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Version', version);
  return new Response(answer.body, { status: answer.status, headers });
};
