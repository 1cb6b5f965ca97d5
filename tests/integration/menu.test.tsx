// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults } = setUpScreens();

const menu = () => screen.getByRole('navigation', { name: 'Menu principal' });

const openGroups = (): readonly (string | null)[] =>
  within(menu())
    .getAllByRole('button', { expanded: true })
    .map((group) => group.getAttribute('aria-label'));

describe('the menu of a club', () => {
  it('has one group open, that of the page or the one just asked for', async () => {
    const { user } = await renderApp({ path: '/1/persons', account: 'gestionnaire' });
    await screen.findByRole('table');
    expect(openGroups()).toEqual(['Personnes']);
    await user.click(within(menu()).getByRole('button', { name: 'Compétitions' }));
    expect(openGroups()).toEqual(['Compétitions']);
    await user.click(within(menu()).getByRole('menuitem', { name: 'Équipes' }));
    await screen.findByRole('heading', { level: 1, name: 'Équipes' });
    await user.click(within(menu()).getByRole('button', { name: 'Compétitions' }));
    expect(within(menu()).queryAllByRole('button', { expanded: true })).toEqual([]);
    await user.click(within(menu()).getByRole('menuitem', { name: 'Accueil' }));
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    await waitFor(() => expect(openGroups()).toEqual(['Licences', 'Personnes']));
  });
});

describe('the bar of a club', () => {
  it('shows no number while the name of the club is read', async () => {
    const release = faults.hold('POST /api/graphql');
    await renderApp({ path: '/1/licences', account: 'gestionnaire' });
    const [bar] = await screen.findAllByRole('banner');
    if (!bar) throw new Error('There is no bar');
    expect(bar).not.toHaveTextContent(/(^|\s)1(\s|$)/);
    expect(within(bar).queryByText('1')).not.toBeInTheDocument();
    release();
    expect(await within(bar).findByText('Val d’Yerres Ping', { normalizer: straight })).toBeVisible();
  });
});

const straight = (text: string): string => text.replace("'", '’');
