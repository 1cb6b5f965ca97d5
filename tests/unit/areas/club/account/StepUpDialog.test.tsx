// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StepUpDialog } from '../../../../../src/areas/club/account/StepUpDialog.tsx';
import { ApiError } from '../../../../../src/http/ApiError.ts';
import { createPrompt } from '../../../../../src/session/createPrompt.ts';
import type { Session } from '../../../../../src/session/Session.ts';
import { SessionProvider } from '../../../../../src/session/SessionContext.tsx';
import { createToasts } from '../../../../../src/ui/toasts/createToasts.ts';
import { ToastHost } from '../../../../../src/ui/toasts/ToastHost.tsx';
import { ToastsProvider } from '../../../../../src/ui/toasts/ToastsContext.tsx';

afterEach(cleanup);

const refuse = (message: string) => new ApiError({ kind: 'authentication', status: 401, message });

/** A form with the dialog above it, over a server that takes the code 654321 alone. */
const openForm = () => {
  const listeners = new Set<() => void>();
  const stepUp = createPrompt<string, string>({
    accept: (_hash, code) => {
      if (code === '654321') return Promise.resolve();
      if (code === '222222') return Promise.reject(refuse('Invalid code.'));
      const isLate = code === '000000';
      return Promise.reject(refuse(isLate ? 'La vérification a expiré.' : "Le code n'est pas valide."));
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const onSubmit = vi.fn<() => void>();
  render(
    <SessionProvider session={{ subscribe, stepUp } satisfies Partial<Session> as unknown as Session}>
      <ToastsProvider toasts={createToasts()}>
        <form onSubmit={onSubmit}>
          <label>
            Prénom <input defaultValue="Camille" />
          </label>
          <StepUpDialog />
        </form>
        <ToastHost />
      </ToastsProvider>
    </SessionProvider>,
  );
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = stepUp.open('h1');
  });
  return { answer, onSubmit, user: userEvent.setup() };
};

describe('the dialog of a second factor in the middle of a session', () => {
  it('prompts again after a wrong code, and leaves the form beneath as it is (R8.36, R8.37)', async () => {
    const { answer, onSubmit, user } = openForm();
    const field = await screen.findByLabelText('Code de vérification');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('La valeur ne doit pas être vide.');
    await user.keyboard('111111{Enter}');
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/Le code n.est pas valide/);
    });
    expect(screen.getByText('La vérification a échoué')).toBeInTheDocument();
    await user.clear(field);
    await user.keyboard('654321{Enter}');
    expect(await answer).toBe(true);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('spoke of the session after a wrong code that is refused in English', async () => {
    const { user } = openForm();
    const field = await screen.findByLabelText('Code de vérification');
    await user.type(field, '222222{Enter}');
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription('Le code de vérification n’est pas valide.');
    });
  });

  it('is given up by its button', async () => {
    const { answer, user } = openForm();
    await user.click(await screen.findByRole('button', { name: 'Annuler' }));
    expect(await answer).toBe(false);
  });

  it('says that a code came too late until it is closed', async () => {
    const { answer, user } = openForm();
    await user.type(await screen.findByLabelText('Code de vérification'), '000000{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Vérification en deux étapes' });
    expect(dialog).toHaveAccessibleDescription(/La vérification a expiré\..*avec un nouveau code/);
    expect(screen.queryByLabelText('Code de vérification')).not.toBeInTheDocument();
    const close = screen.getByRole('button', { name: 'Fermer' });
    await waitFor(() => {
      expect(close).toHaveFocus();
    });
    await user.keyboard('{Enter}');
    expect(await answer).toBe(false);
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(screen.getByLabelText('Prénom')).toHaveValue('Camille');
  });
});
