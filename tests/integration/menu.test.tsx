// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp, faults, wire } = setUpScreens();

const menu = () => screen.getByRole('navigation', { name: 'Menu principal' });

const openGroups = (): readonly (string | null)[] =>
  within(menu())
    .getAllByRole('button', { expanded: true })
    .map((group) => group.getAttribute('aria-label'));

describe('the menu of a club', () => {
  it('is beside the main part of the page, which contains the page alone', async () => {
    await renderApp({ path: '/1/licences', account: 'gestionnaire' });
    await screen.findByRole('table');
    expect(screen.getByRole('main')).not.toContainElement(menu());
  });

  it('has one group open, that of the page or the one just opened', async () => {
    const { user } = await renderApp({ path: '/1/licences', account: 'gestionnaire' });
    await screen.findByRole('table');
    expect(openGroups()).toEqual(['Licences']);
    await user.click(within(menu()).getByRole('button', { name: 'Compétitions' }));
    expect(openGroups()).toEqual(['Compétitions']);
    await user.click(within(menu()).getByRole('menuitem', { name: 'Équipes' }));
    await screen.findByRole('heading', { level: 1, name: 'Équipes' });
    await user.click(within(menu()).getByRole('button', { name: 'Compétitions' }));
    expect(within(menu()).queryAllByRole('button', { expanded: true })).toEqual([]);
    await user.click(within(menu()).getByRole('menuitem', { name: 'Accueil' }));
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    await waitFor(() => expect(openGroups()).toEqual(['Licences']));
  });

  it('has the people among the groups, one click away from everywhere, and money last but for help', async () => {
    const { user } = await renderApp({ path: '/1/teams', account: 'gestionnaire' });
    const buttons = await within(
      await screen.findByRole('navigation', { name: 'Menu principal' }),
    ).findAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Licences',
      'Compétitions',
      'Club',
      'Événements et labels',
      'Argent',
      'Aide',
    ]);
    await user.click(within(menu()).getByRole('button', { name: 'Argent' }));
    const money = within(menu()).getByRole('menu', { name: 'Argent' });
    expect(
      within(money)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Comptabilité', 'Paiements', 'Abonnements']);
    const persons = within(menu()).getByRole('menuitem', { name: 'Personnes' });
    await user.click(persons);
    await screen.findByRole('heading', { level: 1, name: 'Personnes' });
    expect(persons).toHaveAttribute('aria-current', 'page');
  });

  it('keeps the lists of the federation for those who have all modules, and shows to others the one that is open (R2.116)', async () => {
    const { user, close } = await renderApp({ path: '/1/leagues', account: 'gestionnaire' });
    const open = await screen.findByRole('menuitem', { name: 'Ligues' });
    expect(open).toHaveAttribute('aria-current', 'page');
    // Not hidden for want of a right.
    expect(menu()).not.toHaveTextContent(/votre compte n’y a pas droit/);
    await user.click(within(menu()).getByRole('menuitem', { name: 'Accueil' }));
    await screen.findByRole('heading', { level: 1, name: 'Accueil' });
    expect(within(menu()).queryByRole('menuitem', { name: 'Ligues' })).not.toBeInTheDocument();
    expect(within(menu()).queryByRole('button', { name: 'Référentiel' })).not.toBeInTheDocument();
    close();
    const official = await renderApp({ path: '/1', account: 'officiel' });
    await official.user.click(await screen.findByRole('button', { name: 'Référentiel' }));
    expect(within(menu()).getByRole('menuitem', { name: 'Ligues' })).toBeVisible();
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
    expect(await within(bar).findByText('Val d’Yerres Ping')).toBeVisible();
  });

  it('comes for an official as soon as it is known where that is, which the page says meanwhile', async () => {
    const release = faults.hold('GET /api/organizations/:id');
    await renderApp({ path: '/13/licences', account: 'instance' });
    expect(await screen.findByText('Chargement...')).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(wire.requests('GET /api/licences')).toEqual([]);
    release();
    await screen.findByRole('table');
    expect(wire.requests('GET /api/licences').map(({ query }) => query.has('club'))).toEqual([false]);
  });
});
