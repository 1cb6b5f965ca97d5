import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field, found by its French label. */
export const fillIn = async (user: UserEvent, label: string, text: string): Promise<void> => {
  const field = await screen.findByRole('textbox', { name: label });
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
