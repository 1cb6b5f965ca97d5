// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { toFacts } from '../../../../../src/features/match-sheet/document/facts.ts';
import type { Sheet, SheetState } from '../../../../../src/features/match-sheet/sync/sheet.ts';
import { createI18nProvider } from '../../../../support/frenchTexts.ts';
import { StuckParts } from '../../../../../src/features/match-sheet/page/faultTexts.tsx';

const facts = toFacts({ match: '/api/sport_matches/1', format: '4J14' });

const entry = (value: unknown, refusals: readonly string[] = []) => ({
  value,
  base: null,
  sent: [],
  refusals,
});

/** A sheet with a refused seat, a referee nobody knows, a conflict, an unfinished game, and a step that waits. */
const state = {
  blocked: ['seat/home/C', 'match/referee', 'game/2', 'game/3', 'match/status'],
  conflicts: [{ key: 'game/2', ours: null, theirs: { winner: 'away' } }],
  referees: [],
  document: {
    base: { 'seat/home/C': { player: '/api/licences/9', pair: null } },
    entries: {
      'seat/home/C': entry({ player: '/api/licences/7', pair: null }, ['Joueur déjà inscrit']),
      'match/referee': entry('licence:7799', ['sheet.referee.unknown']),
      'game/2': entry({ texts: ['7', '7', '7'], forfeit: null }),
      'game/3': entry({ texts: ['7'], forfeit: null }),
      'match/status': entry('entered', ['Refusé']),
    },
  },
} as unknown as SheetState;

const renderParts = (isWhole: boolean) => {
  const dispatch = vi.fn<Sheet['dispatch']>(async () => undefined);
  const sheet = { facts, getState: () => state, subscribe: () => () => true, dispatch } as unknown as Sheet;
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <div id="game/3">
        <input aria-label="manche 1" />
        <input aria-label="manche 2" aria-invalid />
      </div>
      <StuckParts sheet={sheet} isWhole={isWhole} />
    </I18nContextProvider>,
  );
  return dispatch;
};
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));

it('names what the server will not have and why; what is unfinished only where it is in the way (R2.168)', () => {
  renderParts(false);
  expect(lines()).toEqual([
    'Joueur C : Joueur déjà inscrit Abandonner',
    'Juge-arbitre : Aucun arbitre licencié cette saison ne porte le numéro 7799. Abandonner',
    'Partie 2 (B-X) : modifié par l’autre équipe, choisissez une version Abandonner',
  ]);
});

it('leads to the field that is wrong, and gives an entry up for what the server holds', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const dispatch = renderParts(true);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Partie 3 (C-Y)' }));
  expect(screen.getByRole('textbox', { name: 'manche 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Abandonner la saisie\s: Joueur C/ }));
  await user.click(screen.getByRole('button', { name: /Abandonner la saisie\s: Partie 2/ }));
  expect(dispatch.mock.calls.map(([action]) => action)).toEqual([
    {
      type: 'chosen',
      key: 'seat/home/C',
      choice: 'theirs',
      theirs: { player: '/api/licences/9', pair: null },
    },
    { type: 'chosen', key: 'game/2', choice: 'theirs', theirs: { winner: 'away' } },
  ]);
});
