import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field, found by its French label. */
export const fillIn = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: label });
  // Fields that hold the data of other people stay closed for the first second of a form.
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};

/** Opens a choice and takes one of its options. */
export const choose = async (user: UserEvent, label: string, option: string): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name: label }));
  const list = await screen.findByRole('listbox');
  await user.click(within(list).getByRole('option', { name: option }));
};

/** Types into the picker of a relation and takes what it finds. */
export const pick = async (user: UserEvent, label: string, typed: string, option: string): Promise<void> => {
  const field = await screen.findByRole('combobox', { name: label });
  await user.click(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option }));
};

/** Closes the dialog that says that the form was not sent. */
export const closeInvalidDialog = async (user: UserEvent): Promise<void> => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Formulaire invalide' });
  await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
};
