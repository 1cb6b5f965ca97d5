// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasswordAgain } from '../../../src/app/PasswordAgain.tsx';
// Loaded ahead: the page waits for it, the test should not.
import '../../../src/areas/auth/PasswordAgainDialog.tsx';
import { ApiError } from '../../../src/http/ApiError.ts';
import { createPrompt } from '../../../src/session/createPrompt.ts';
import type { Session } from '../../../src/session/Session.ts';
import { SessionProvider } from '../../../src/session/SessionContext.tsx';
import type { SessionState } from '../../../src/session/SessionState.ts';

afterEach(cleanup);

const STATE: SessionState = {
  status: 'loggedIn',
  user: { username: 'ann', account: null, roles: [], modulesAccesses: 'all', clubPermissions: [] },
};

/** A form with the question above it; the password is `secret`. */
const openForm = () => {
  const listeners = new Set<() => void>();
  const passwordAgain = createPrompt<string, string>({
    accept: (username, password) =>
      username === 'ann' && password === 'secret'
        ? Promise.resolve()
        : Promise.reject(new ApiError({ kind: 'authentication', status: 401, message: 'Bad credentials' })),
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const logout = vi.fn<Session['logout']>(() => {
    passwordAgain.refuse();
    return Promise.resolve();
  });
  const session = { subscribe, passwordAgain, logout, getState: () => STATE, idleSeconds: 60 };
  render(
    <SessionProvider session={session satisfies Partial<Session> as unknown as Session}>
      <label>
        Prénom <input defaultValue="Camille" />
      </label>
      <PasswordAgain />
    </SessionProvider>,
  );
  let answered: Promise<boolean> = Promise.resolve(false);
  const openDialog = (): void =>
    act(() => {
      answered = passwordAgain.open('ann');
    });
  return { openDialog, answered: () => answered, logout, user: userEvent.setup() };
};

const dialog = () => screen.queryByRole('dialog', { name: 'Votre session est terminée' });

describe('the end of a session that only the password continues', () => {
  it('is requested over the page, which stays as it is, until the password is right', async () => {
    const { openDialog, answered, user } = openForm();
    await user.type(screen.getByLabelText('Prénom'), ' Anne');
    expect(dialog()).not.toBeInTheDocument();
    openDialog();
    const field = await screen.findByLabelText('Mot de passe');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getByLabelText('Identifiant')).toHaveValue('ann');
    await user.type(field, 'faux{Enter}');
    expect(await screen.findByText('Identifiant ou mot de passe incorrect.')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'secret{Enter}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(await answered()).toBe(true);
    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille Anne');
  });

  it('leads to the login page where another account is wanted', async () => {
    const { openDialog, answered, logout, user } = openForm();
    openDialog();
    await user.click(await screen.findByRole('button', { name: 'Utiliser un autre compte' }));
    expect(logout.mock.calls).toEqual([['expired']]);
    expect(await answered()).toBe(false);
  });
});
