// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider, RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { toFacts } from '../../../../../src/features/match-sheet/document/facts.ts';
import { Confirmation } from '../../../../../src/features/match-sheet/page/Confirmation.tsx';
import { SheetOutlook } from '../../../../../src/features/match-sheet/page/SheetOutlook.tsx';
import type { Sheet } from '../../../../../src/features/match-sheet/sync/sheet.ts';
import { createI18nProvider } from '../../../../support/frenchTexts.ts';

const facts = toFacts({
  match: '/api/sport_matches/1',
  format: '4J14',
  home: { name: 'YERRES 2' },
  away: { name: 'BELLEVILLE 2' },
});

/** The confirmations of a sheet that was handed in, with the steps that its reader may take. */
const renderHandedIn = (status: string, transitions: readonly string[]) => {
  // It is kept on the device first.
  const dispatch = vi.fn<Sheet['dispatch']>(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const state = {
    document: { base: { 'match/status': status, 'match/open': false }, entries: {} },
    transitions,
    conflicts: [],
    blocked: [],
    referees: [],
    signatures: null,
    serverTime: null,
    isWithdrawn: false,
  };
  const synchronise = vi.fn<Sheet['synchronise']>(async () => undefined);
  const sheet = { facts, getState: () => state, subscribe: () => () => true, dispatch, synchronise };
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <Confirmation sheet={sheet as unknown as Sheet} />
    </I18nContextProvider>,
  );
  return dispatch;
};

it('disputes a sheet once, with one reason, however often its button is pressed', async () => {
  const dispatch = renderHandedIn('entered', ['confirmed', 'disputed']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Contester la feuille' }));
  await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Partie 3');
  await user.dblClick(screen.getByRole('button', { name: 'Confirmer' }));
  await vi.waitFor(() =>
    expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ value: 'disputed' })),
  );
  expect(dispatch.mock.calls.map(([action]) => action)).toEqual([
    { type: 'field', field: 'claims', value: 'Partie 3' },
    { type: 'field', field: 'status', value: 'disputed' },
  ]);
});

it('says who has to act on a sheet that was handed in', () => {
  renderHandedIn('disputed', []);
  expect(screen.getByText(/^L’instance décide/)).toBeVisible();
});

it('says it on the page of the meeting too', () => {
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <RecordContextProvider value={{ id: '/api/sport_matches/1', status: 'disputed' }}>
        <SheetOutlook />
      </RecordContextProvider>
    </I18nContextProvider>,
  );
  expect(screen.getByText(/^L’instance décide/)).toBeVisible();
});

it('lets nobody sign a disputed sheet in the name of the home team', () => {
  renderHandedIn('disputed', ['entered', 'validated', 'forfeit']);
  expect(screen.getByRole('button', { name: 'Valider la feuille' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirmer pour/ })).not.toBeInTheDocument();
});
