// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Upload } from '../../../../src/http/sendUpload.ts';
import { createSending } from '../../../../src/views/form/createSending.ts';
import { RetryButton, SendingBar } from '../../../../src/views/form/SendingBar.tsx';
import { renderInClub } from '../../../support/renderInClub.tsx';

it('tells how far files have got, can be stopped until all have gone out, and offers to send them again', async () => {
  const sending = createSending();
  const { user } = renderInClub(
    <>
      <SendingBar sending={sending} />
      <RetryButton sending={sending} />
    </>,
  );
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

  const begin = (): Upload => {
    let begun: Upload | null = null;
    act(() => {
      begun = sending.begin();
    });
    if (!begun) throw new Error('Nothing began');
    return begun;
  };
  const first = begin();
  act(() => first.onProgress(42, 100));
  const bar = screen.getByRole('progressbar', { name: /Envoi des fichiers\s: 42\s%/ });
  expect(bar).toHaveAttribute('aria-valuenow', '42');
  await user.click(screen.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(first.signal?.aborted).toBe(true);
  act(() => sending.end(false));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  const second = begin();
  act(() => second.onProgress(100, 100));
  expect(screen.getByText('Fichiers envoyés, enregistrement en cours')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  act(() => sending.end(true));
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
