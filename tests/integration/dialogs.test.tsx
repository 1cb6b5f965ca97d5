// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, as } = setUpScreens();

const idOfFirst = async (path: string): Promise<number> => {
  const { 'hydra:member': members } = await (await as('gestionnaire')).get(path);
  return (members as readonly { readonly id: number }[])[0]?.id ?? 0;
};

describe('a dialog', () => {
  it('of the meetings of a team is closed by its button alone (R2.119, R2.120, R2.121)', async () => {
    const team = await idOfFirst('/teams?clubs[]=1&itemsPerPage=1');
    const { user } = await renderApp({ path: `/1/teams/${team}`, account: 'gestionnaire' });
    const opener = await screen.findByRole('button', { name: 'Rencontres' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Rencontres' });
    await user.keyboard('{Escape}{Escape}');
    const backdrop = dialog.closest('.MuiDialog-container');
    await user.click(backdrop ?? document.body);
    expect(screen.getByRole('dialog', { name: 'Rencontres' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('over another list gives the focus back to the link that opened it (R2.121)', async () => {
    const { user, address } = await renderApp({ path: '/1/accountancy', account: 'gestionnaire' });
    await user.click(await screen.findByRole('link', { name: 'Payer en ligne' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('button', { name: /Annuler|Fermer/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/1/accountancy');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Payer en ligne' })).toHaveFocus());
  });
});
