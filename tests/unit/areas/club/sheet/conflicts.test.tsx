// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { Conflicts } from '../../../../../src/areas/club/sheet/Conflicts.tsx';
import type { Sheet, SheetState } from '../../../../../src/areas/club/sheet/createSheet.ts';
import { toFacts } from '../../../../../src/areas/club/sheet/facts.ts';
import { createI18nProvider } from '../../../../../src/i18n/createI18nProvider.ts';

const facts = toFacts({
  match: '/api/sport_matches/1',
  format: '4J14',
  away: { name: 'TT RIED NORD 1' },
  players: [
    {
      licence: '/api/licences/7',
      person: '/api/people/8',
      side: 'home',
      familyName: 'LEROY',
      givenName: 'Zoé',
    },
  ],
  cardTypes: [{ iri: '/api/referentials/9', name: 'Carton jaune' }],
});

const conflicts = [
  {
    key: 'game/3',
    ours: { sets: [{ won: true, loser: 7 }], winner: 'home', forfeit: null },
    theirs: null,
  },
  {
    key: 'seat/home/A',
    ours: { player: '/api/licences/7', pair: 1 },
    theirs: { player: '/api/licences/7', pair: 2 },
  },
  { key: 'card/8/9', ours: { side: 'home', target: 'player', reason: 'Retard' }, theirs: null },
  { key: 'match/forfeit', ours: '', theirs: 'away' },
] as unknown as SheetState['conflicts'];

it('names each part that both sides have changed, and what either has written (R2.168)', () => {
  const state = { conflicts, referees: [] } as Partial<SheetState>;
  const sheet = { facts, getState: () => state, subscribe: () => () => undefined } as unknown as Sheet;
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <Conflicts sheet={sheet} />
    </I18nContextProvider>,
  );
  const named = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(named).toEqual(['Partie 3', 'Joueur A', 'Carton : Carton jaune, LEROY Zoé', 'Forfait d’une équipe']);
  const shown = screen.getAllByText(/^La (nôtre|leur)$/).map(({ nextSibling }) => nextSibling?.textContent);
  expect(shown).toEqual([
    '07',
    'Rien',
    'LEROY Zoé, Double 1',
    'LEROY Zoé, Double 2',
    'Retard',
    'Rien',
    'Rien',
    'Forfait de TT RIED NORD 1',
  ]);
});
