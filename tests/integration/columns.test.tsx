// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnTexts, headingsOf } from '../support/screens/columnTexts.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

const open = async (page: string) => {
  await renderApp({ path: `/1/${page}`, account: 'gestionnaire' });
  const table = await screen.findByRole('table');
  return { titles: () => headingsOf(table), column: (title: string) => columnTexts(table, title) };
};

describe('the columns of a list', () => {
  it('of teams show their rank and points in the standing (R2.26, R2.44)', async () => {
    const { titles, column } = await open('teams');
    expect(titles()).toEqual(expect.arrayContaining(['Poule', 'Rang', 'Points', 'Capitaine']));
    expect(column('Rang').filter((rank) => /^[1-8]$/.test(rank))).not.toEqual([]);
    expect(column('Points').filter((points) => /^\d+$/.test(points))).not.toEqual([]);
  });

  it('of tour registrations name the contest, the round and the player (R2.26, R2.47)', async () => {
    const { titles, column } = await open('tour-registrations');
    expect(titles()).toEqual(expect.arrayContaining(['Épreuve', 'Tour', 'Joueur', 'Groupe', 'État']));
    expect(titles()).not.toContain('Nom / libellé');
    expect(column('Joueur')[0]).toMatch(/^\p{Lu}{2,}.* \p{Lu}\p{Ll}/u);
    expect(column('Épreuve')[0]).toMatch(/Critérium/);
  });

  it('of tournament requests name their tables (R2.26)', async () => {
    const { column } = await open('tournament-requests');
    expect(column('Tableaux').filter((names) => names.startsWith('A, B'))).not.toEqual([]);
  });

  it('of event licences name the event and count those of the season (R2.26)', async () => {
    const { titles, column } = await open('licences-event');
    expect(titles()).toEqual(expect.arrayContaining(['Événement', 'Nombre d’événements']));
    expect(column('Nombre d’événements')[0]).toMatch(/^[1-4]$/);
    expect(column('Événement')[0]).not.toBe('--');
  });

  it('of the search for passes name the event by what it is (R2.26)', async () => {
    const { titles } = await open('club-events/participations');
    expect(titles()).toContain('Événement');
    expect(titles()).not.toContain('Nom / libellé');
  });

  it('of people name their club, and their licence or its absence (R2.26, R3.165)', async () => {
    const client = await as('gestionnaire');
    const { 'hydra:member': people } = await client.get(
      '/people?club=1&itemsPerPage=1&order[familyName]=asc&order[givenName]=asc&order[id]=asc',
    );
    const [person] = people as readonly { readonly licence: { readonly identifier: string } | null }[];
    const { column } = await open('persons');
    const number = person?.licence?.identifier ?? '--';
    await waitFor(() => expect(column('N° de licence')[0]).toBe(number));
    expect(column('Club')[0]).toMatch(/Ping/);
  });

  it('of contacts name who answers for a structure, and in which function (R2.26, R2.66)', async () => {
    const { titles, column } = await open('contacts?filter={"identifier":"08779001"}');
    await waitFor(() =>
      expect(titles()).toEqual(['', 'Nom', 'Personne', 'Fonction', 'Courriel', 'Téléphone']),
    );
    await waitFor(() => expect(column('Fonction')[0]).toBe('Correspondant'));
    expect(column('Personne')[0]).toMatch(/^\p{Lu}{2,}.* \p{Lu}\p{Ll}/u);
  });

  it('of what was done name account and object, the newest first (R2.26)', async () => {
    const client = await as('gestionnaire');
    await client.put('/clubs/1', { ...(await client.get('/clubs/1')), colors: 'Bleu' });
    const { titles, column } = await open('history-actions');
    expect(titles()).toEqual(expect.arrayContaining(['Date', 'Compte', 'Action', 'Objet']));
    expect(column('Objet')[0]).toBe('Club');
    expect(column('Compte')[0]).toBe('gestionnaire');
  });
});
