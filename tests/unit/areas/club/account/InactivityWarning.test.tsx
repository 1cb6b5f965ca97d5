// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InactivityWarning } from '../../../../../src/areas/club/account/InactivityWarning.tsx';
import { createInactivity } from '../../../../../src/session/createInactivity.ts';
import { createSharedFlags } from '../../../../../src/session/createSharedFlags.ts';
import type { Session } from '../../../../../src/session/Session.ts';
import { SessionProvider } from '../../../../../src/session/SessionContext.tsx';
import { createFakeBrowser } from '../../../../support/createFakeBrowser.ts';

/** The part of a session that the dialog reads, over the real inactivity of this document. */
const openPage = () => {
  const listeners = new Set<() => void>();
  const { parts } = createFakeBrowser().openTab();
  const onExpire = vi.fn<() => void>();
  const inactivity = createInactivity({
    flags: createSharedFlags(parts.openStorage, parts.window),
    document,
    now: Date.now,
    onExpire,
    onNear: () => {
      for (const listener of listeners) listener();
    },
  });
  const session = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isEnding: inactivity.isNear,
    deadline: inactivity.deadline,
  } satisfies Partial<Session>;
  render(
    <SessionProvider session={session as unknown as Session}>
      <label>
        Nom <input />
      </label>
      <InactivityWarning />
    </SessionProvider>,
  );
  inactivity.start();
  return { onExpire };
};

const seconds = (count: number): void => {
  act(() => {
    vi.advanceTimersByTime(count * 1000);
  });
};

describe('the warning before the end of an unused session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00+01:00') });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is announced two minutes before, takes the focus, and gives it back after one key (R4.13, R9.1)', async () => {
    const { onExpire } = openPage();
    const field = screen.getByLabelText('Nom');
    field.focus();
    seconds(10_679);
    // Its code has come long before.
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    seconds(1);
    const dialog = screen.getByRole('alertdialog', { name: /Êtes-vous toujours là/ });
    expect(dialog).toHaveAccessibleDescription(/votre session prendra fin à 15:00\./);
    expect(screen.getByRole('button', { name: 'Rester connecté' })).toHaveFocus();
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }));
    });
    seconds(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    seconds(10_000);
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('goes with the session when nobody answers (R4.14)', () => {
    const { onExpire } = openPage();
    seconds(10_800);
    expect(onExpire).toHaveBeenCalledOnce();
  });
});
