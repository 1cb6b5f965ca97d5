// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import type { Upload } from '../../../../src/http/sendUpload.ts';
import { RetryButton, SendingBar } from '../../../../src/views/form/SendingBar.tsx';
import { createSaveStore } from '../../../../src/views/save/createSaveStore.ts';
import { renderInClub } from '../../../support/renderInClub.tsx';

it('shows how far files have got, can be stopped until all have gone out, and offers to send them again', async () => {
  const save = createSaveStore();
  const { user } = renderInClub(
    <>
      <SendingBar save={save} />
      <RetryButton save={save} />
    </>,
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  const begin = (): Upload => {
    let begun: Upload | null = null;
    act(() => {
      save.dispatch({ kind: 'submitted', fields: [], values: {} });
      save.dispatch({ kind: 'noTwin' });
      begun = save.startUpload();
    });
    if (!begun) throw new Error('Nothing began');
    return begun;
  };
  const fail = (kind: 'cancelled' | 'network'): void =>
    act(() => void save.dispatch({ kind: 'failed', failure: new ApiError({ kind, message: kind }) }));

  const first = begin();
  act(() => first.onProgress(42, 100));
  const bar = screen.getByRole('progressbar', { name: /Envoi des fichiers\s: 42\s%/ });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
  await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(first.signal?.aborted).toBe(true);
  fail('cancelled');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  const second = begin();
  act(() => second.onProgress(100, 100));
  expect(screen.getByText('Fichiers envoyés, enregistrement en cours')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  fail('network');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
