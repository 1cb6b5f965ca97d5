import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types into the search box of the list that is open. */
export const searchList = async (user: UserEvent, text: string): Promise<void> => {
  await user.type(await screen.findByRole('searchbox', { name: /^Rechercher/ }), text);
};
