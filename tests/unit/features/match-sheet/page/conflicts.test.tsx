// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { Conflicts } from '../../../../../src/features/match-sheet/page/Conflicts.tsx';
import type { Sheet, SheetState } from '../../../../../src/features/match-sheet/sync/sheet.ts';
import { toFacts } from '../../../../../src/features/match-sheet/document/facts.ts';
import { createI18nProvider } from '../../../../support/frenchTexts.ts';

const facts = toFacts({
  match: '/api/sport_matches/1',
  format: '4J14',
  home: { name: 'ÉTOILE 2' },
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
  // Typed here and not decided yet.
  { key: 'game/9', ours: undefined, theirs: { sets: [], winner: 'away', forfeit: true } },
  {
    key: 'seat/home/A',
    ours: { player: '/api/licences/7', pair: 1 },
    theirs: { player: '/api/licences/7', pair: 2 },
  },
  { key: 'card/8/9', ours: { side: 'home', target: 'player', reason: 'Retard' }, theirs: null },
  { key: 'match/forfeit', ours: '', theirs: 'away' },
] as unknown as SheetState['conflicts'];

const entries = { 'game/9': { value: { texts: ['7', '', '12-3'], forfeit: null } } };

/** A sheet that lets go of the conflicts that are solved. */
const renderConflicts = (): readonly string[] => {
  const listeners = new Set<() => void>();
  const chosen: string[] = [];
  let state = { conflicts, referees: [], document: { base: {}, entries } } as unknown as SheetState;
  const sheet = {
    facts,
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: async (action: { key: string; choice: string }) => {
      chosen.push(`${action.key} ${action.choice}`);
      state = { ...state, conflicts: state.conflicts.filter(({ key }) => key !== action.key) };
      for (const listener of listeners) listener();
    },
    synchronise: async () => undefined,
  } as unknown as Sheet;
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <Conflicts sheet={sheet} />
    </I18nContextProvider>,
  );
  return chosen;
};

it('names each part that both sides have changed, and what either has written (R2.168)', () => {
  renderConflicts();
  const named = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(named).toEqual([
    'Partie 3 (C-Y)',
    'Partie 9 (Double 1)',
    'Joueur A',
    'Carton : Carton jaune, LEROY Zoé',
    'Forfait d’une équipe',
  ]);
  const shown = screen.getAllByText(/^La (nôtre|leur)$/).map(({ nextSibling }) => nextSibling?.textContent);
  expect(shown).toEqual([
    '11-7 – Gagnée par ÉTOILE 2',
    'Rien',
    '7 · 12-3 (à terminer ou à revoir)',
    'Forfait du recevant',
    'LEROY Zoé, Double 1',
    'LEROY Zoé, Double 2',
    'Retard',
    'Rien',
    'Rien',
    'Forfait de TT RIED NORD 1',
  ]);
});

it('leads the keyboard from one choice to the next, each button saying of which part it is', async () => {
  const chosen = renderConflicts();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toHaveAccessibleDescription('Partie 3 (C-Y)');
  await user.keyboard('{Enter}');
  expect(document.activeElement).toHaveAccessibleDescription('Partie 9 (Double 1)');
  await user.tab();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(chosen).toEqual([
    'game/3 ours',
    'game/9 theirs',
    'seat/home/A ours',
    'card/8/9 ours',
    'match/forfeit ours',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});
