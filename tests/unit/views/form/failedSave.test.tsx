// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { parseError } from '../../../../src/http/parseError.ts';
import { createPending } from '../../../support/createPending.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

const REASON = 'La saison est close.';
const REFUSED = { 'hydra:description': REASON, detail: REASON, violations: [] };

/** A form in which a title was typed, and which was then sent. */
const send = async (options: Partial<Parameters<typeof renderForm>[0]>) => {
  const form = await renderForm({ fields: { title: { label: 'Titre' } }, ...options });
  await form.user.type(screen.getByLabelText('Titre'), 'Tournoi');
  await form.submit();
  return form;
};

const fail = async (status: number) => {
  await send({ save: () => Promise.reject(parseError({ status, statusText: '', body: REFUSED })) });
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
  const { toast, bar } = await fail(404);
  expect(toast).toHaveTextContent(/^Echec de l'enregistrement\s+\S/);
  expect(within(bar).queryByRole('alert')).not.toBeInTheDocument();
});

it('a save of files that are too large says so and keeps what is typed, which can be sent again (R5.55)', async () => {
  // A proxy refuses a body with a page of its own, which is no JSON.
  const refusal = parseError({ status: 413, statusText: 'Request Entity Too Large', body: null });
  let tries = 0;
  const { submit, sent } = await send({
    save: async (body) => {
      tries += 1;
      if (tries === 1) throw refusal;
      return { id: '/api/things/1', ...body };
    },
  });
  const [notice] = await screen.findAllByText(/fichiers envoyés sont trop volumineux/);
  expect(notice).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Tournoi');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ title: 'Tournoi' });
});

/** A page that somebody has left already, and that only goes once the next one is there. */
const Page = ({ children }: { readonly children: ReactNode }) => {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && children}
      <button onClick={() => setLeft(true)}>La suite est là</button>
    </>
  );
};

it('a save whose form is gone before it is answered is said to be done', async () => {
  const { promise, resolve } = createPending<RaRecord>();
  const { user } = await send({ save: () => promise, within: (form) => <Page>{form}</Page> });
  expect(await screen.findByText('Enregistrement en cours')).toBeVisible();
  await user.click(screen.getByText('La suite est là'));
  resolve({ id: 7, title: 'Tournoi' });
  expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  expect(screen.queryByText('Enregistrement en cours')).toBeNull();
});
