// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseError } from '../../../../src/http/parseError.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const REASON = 'La saison est close.';

const fail = async (status: number) => {
  const body = { 'hydra:description': REASON, detail: REASON, violations: [] };
  const { user, submit } = await renderForm({
    fields: { title: { label: 'Titre' } },
    save: () => Promise.reject(parseError({ status, statusText: '', body })),
  });
  await user.type(screen.getByLabelText('Titre'), 'Tournoi');
  await submit();
  const toast = await screen.findByText(/^Echec de l'enregistrement/);
  return { toast, bar: document.querySelector<HTMLElement>('form footer') as HTMLElement };
};

it('a save that is refused is named by the toast, and explained above the buttons alone', async () => {
  const { toast, bar } = await fail(422);
  expect(toast.textContent).toBe("Echec de l'enregistrement");
  expect(await within(bar).findByRole('alert')).toHaveTextContent(REASON);
  expect(screen.getAllByText(new RegExp(REASON))).toHaveLength(1);
});

it('a save that closes its form is explained by the toast alone, which stays', async () => {
  const { toast, bar } = await fail(403);
  expect(toast).toHaveTextContent(/^Echec de l'enregistrement\s+\S/);
  expect(within(bar).queryByRole('alert')).not.toBeInTheDocument();
});
