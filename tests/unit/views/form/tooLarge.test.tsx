// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseError } from '../../../../src/http/parseError.ts';
import { renderForm } from '../../../support/forms/renderForm.tsx';

// A proxy refuses a body with a page of its own, which is no JSON.
const refusal = parseError({ status: 413, statusText: 'Request Entity Too Large', body: null });

it('says that files are too large and keeps what is typed, which can be saved again (R5.55)', async () => {
  let tries = 0;
  const { user, submit, sent } = await renderForm({
    fields: { title: { label: 'Titre' } },
    save: (body) => {
      tries += 1;
      return tries === 1 ? Promise.reject(refusal) : Promise.resolve({ id: '/api/things/1', ...body });
    },
  });
  await user.type(screen.getByLabelText('Titre'), 'Tournoi');
  await submit();
  const [notice] = await screen.findAllByText(/fichiers envoyés sont trop volumineux/);
  expect(notice).toBeVisible();
  expect(screen.getByLabelText('Titre')).toHaveValue('Tournoi');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ title: 'Tournoi' });
});
