// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { renderForm } from '../../../support/forms/renderForm.tsx';

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
  let answer: (record: RaRecord) => void = () => undefined;
  const { user, submit } = await renderForm({
    fields: { title: { label: 'Titre' } },
    save: () => new Promise((resolve) => (answer = resolve)),
    within: (form) => <Page>{form}</Page>,
  });
  await user.type(screen.getByLabelText('Titre'), 'Tournoi');
  await submit();
  expect(await screen.findByText('Enregistrement en cours')).toBeVisible();
  await user.click(screen.getByText('La suite est là'));
  answer({ id: 7, title: 'Tournoi' });
  expect(await screen.findByText('Enregistrement réussi')).toBeVisible();
  expect(screen.queryByText('Enregistrement en cours')).toBeNull();
});
