// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, as } = setUpScreens();

const open = async (account: 'gestionnaire' | 'lecteur' = 'gestionnaire') => {
  const app = await renderApp({ path: '/1', account });
  return { ...app, board: await screen.findByRole('region', { name: 'À faire' }) };
};

/** From now on the server has nothing that waits for the club. */
const leaveNothingToDo = () => {
  faults.alter('POST /api/graphql', async (answer) => {
    const body = (await answer.json()) as { data: Record<string, unknown> };
    const data = Object.fromEntries(
      Object.entries(body.data).map(([name, value]) => [
        name,
        name.startsWith('todo__') ? { edges: [], totalCount: 0, pageInfo: { endCursor: null } } : value,
      ]),
    );
    return Response.json({ data }, { headers: answer.headers });
  });
};

describe('the home page', () => {
  it('shows what is late first, the oldest on top, each leading to where it is done', async () => {
    const label = 'Facture oubliée';
    faults.alter('POST /api/graphql', async (answer) => {
      const text = await answer.text();
      return new Response(
        text.replaceAll('2026-11-28T', '2026-11-08T').replace('Amende, feuille hors délai', label),
        {
          headers: answer.headers,
        },
      );
    });
    const { board } = await open();
    const late = await within(board).findByRole('region', { name: 'En retard' });
    expect(within(board).getAllByRole('region')[0]).toBe(late);
    expect(late).toHaveTextContent('échéance le 08/11/2026');
    expect(within(late).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/1\/accountancy\/\d+\/show$/),
    );
    // Once, however many are late.
    expect(within(late).getByRole('link', { name: '2 factures à régler' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/1\/accountancy\?filter=/),
    );
    // Only late entries are there.
    expect(within(board).getAllByRole('region', { name: /factures à régler/ })).toHaveLength(1);
  });

  it('says in a sentence that nothing waits, and offers what is done most often', async () => {
    leaveNothingToDo();
    const { board } = await open();
    expect(await within(board).findByText(/^Tout est à jour/)).toBeVisible();
    expect(
      within(board)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/1/licences/create', '/1/licence-renewals', '/1/persons/create']);
  });

  it('offers nothing that a reader may not do where nothing waits', async () => {
    leaveNothingToDo();
    const { board } = await open('lecteur');
    expect(await within(board).findByText(/^Tout est à jour/)).toBeVisible();
    await waitFor(() => expect(within(board).queryAllByRole('link')).toEqual([]));
  });

  it('shows beside a figure its value a season ago', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:totalItems': last } = await client.get(
      '/licences?club=/api/clubs/1&season=/api/seasons/2&itemsPerPage=1',
    );
    await open();
    expect(
      await screen.findByRole('link', { name: new RegExp(`Licences de la saison ${last} en 2025/2026$`) }),
    ).toBeVisible();
    expect(
      await screen.findByRole('link', {
        name: /Licences validées (?:[+−]\d+ en un an|autant il y a un an)$/,
      }),
    ).toBeVisible();
  });

  it('has the next meetings as a table, seen from the club, each with its sheet', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Rencontres à venir' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Heure', 'Adversaire', 'Lieu', 'Salle', 'Équipe', 'Feuille']);
    const [, ...rows] = within(table).getAllByRole('row');
    for (const row of rows) {
      const [date, time, opponent, place, , team] = within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
      expect([date, time]).toEqual([
        expect.stringMatching(/^\d{2}\/\d{2}\/2026$/),
        expect.stringMatching(/^\d{2}:\d{2}$/),
      ]);
      expect(place).toMatch(/^(?:Domicile|Extérieur)$/);
      expect(team).toMatch(/^VAL D.YERRES/);
      expect(opponent).not.toMatch(/^VAL D.YERRES/);
      expect(within(row).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/1\/sport-matches\/\d+\/sheet$/),
      );
    }
  });
});
