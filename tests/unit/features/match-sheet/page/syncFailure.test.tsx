// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { SyncStatus } from '../../../../../src/features/match-sheet/page/SyncStatus.tsx';
import type { Sheet, SheetState } from '../../../../../src/features/match-sheet/sync/sheet.ts';
import { createI18nProvider } from '../../../../support/frenchTexts.ts';

const FAILED: Partial<SheetState> = {
  phase: 'failed',
  failure: 'Vous n’avez pas le droit de faire cela.',
  waiting: ['match/reserves'],
  blocked: [],
};

/** A sheet whose first round has failed, and what ends the next one well. */
const renderStatus = () => {
  let state = FAILED;
  const listeners = new Set<() => void>();
  const sheet = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    synchronise: async () => {
      state = { ...FAILED, phase: 'idle', failure: null, waiting: [] };
      for (const listener of listeners) listener();
    },
  } as unknown as Sheet;
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <SyncStatus sheet={sheet} isStored />
    </I18nContextProvider>,
  );
};

it('says why nothing is sent beside the button that tries again', () => {
  renderStatus();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Vous n’avez pas le droit de faire cela.');
});

it('keeps the focus where the button was that has tried again', async () => {
  renderStatus();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Tout est enregistré')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
