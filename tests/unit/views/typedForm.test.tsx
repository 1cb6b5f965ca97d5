// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createPending } from '../../support/createPending.ts';
import { renderForm } from '../../support/forms/renderForm.tsx';

const fields = { name: { type: 'string', label: 'Nom' } };
const record = { id: '/api/things/1', name: 'A' };

/** A form whose save is answered when the test says so. */
const renderAwaiting = async () => {
  const { promise: answered, resolve: answer } = createPending();
  const save = async (body: object) => {
    await answered;
    return { ...record, ...body };
  };
  return { ...(await renderForm({ fields, record, save })), answer };
};

describe('a form with typed values', () => {
  it('prompts before it is left for an address that begins as its own does', async () => {
    const { user, goTo, path } = await renderForm({ fields, record });
    await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'nne');
    await goTo('/things/12');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(path()).toBe('/things/1');
  });

  it('is sent once, whatever is clicked and pressed while its answer is awaited (R4.27)', async () => {
    const { user, sent, answer } = await renderAwaiting();
    const field = screen.getByRole('textbox', { name: 'Nom' });
    await user.type(field, 'nne');
    // Faster than the button can be greyed.
    const form = field.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await user.type(field, '{Enter}');
    answer();
    await screen.findByText('Enregistrement réussi');
    expect(sent).toEqual([{ name: 'Anne' }]);
  });
});

it('a form that is being sent is left once its answer has come, unchanged as it may be', async () => {
  const { sent, goTo, path, answer } = await renderAwaiting();
  screen.getByRole('textbox', { name: 'Nom' }).closest('form')?.requestSubmit();
  await waitFor(() => expect(sent).toHaveLength(1));
  await goTo('/ailleurs');
  expect(path()).toBe('/things/1');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  answer();
  await waitFor(() => expect(path()).toBe('/ailleurs'));
});
