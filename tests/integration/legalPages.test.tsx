// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { legalPaths } from '../../src/lib/legalPaths.ts';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

/** Writes into the page what a server with this LEGAL_FILE does. */
const written = (content: string): void => {
  const meta = document.createElement('meta');
  meta.name = 'legal';
  meta.content = content;
  document.head.append(meta);
};

afterEach(() => document.querySelector('meta[name=legal]')?.remove());

const TITLES = {
  accessibility: 'Déclaration d’accessibilité',
  notice: 'Mentions légales',
  personalData: 'Données personnelles',
} as const;

const open = async (name: keyof typeof TITLES): Promise<HTMLElement> => {
  await renderApp({ path: `/${legalPaths[name]}` });
  await screen.findByRole('heading', { level: 1, name: TITLES[name] });
  return screen.getByRole('main');
};

describe.each(['accessibility', 'notice', 'personalData'] as const)('the page %s', (name) => {
  it('is read by a visitor, with an outline of its own and what is not given said in words', async () => {
    const main = await open(name);
    await waitFor(() => expect(document.title).toBe(`${TITLES[name]} - Raquette`));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(2);
    expect(main).toHaveTextContent(/non communiqué par l’exploitant de ce site/i);
    expect(main).not.toHaveTextContent(/%\{|undefined|\bnull\b|NaN/);
  });

  it('names those whom the file of the site names', async () => {
    written(readFileSync('docs/deploy/legal.json', 'utf8'));
    const main = await open(name);
    expect(main).toHaveTextContent('Fédération d’Exemple de tennis de table');
    expect(main).toHaveTextContent('12 rue du Filet, 75013 Paris');
    expect(main).not.toHaveTextContent(/non communiqué/i);
  });

  it('is led to by the foot of every other page', async () => {
    const { user } = await renderApp({ path: name === 'notice' ? '/login' : '/not-found' });
    const foot = await screen.findByRole('contentinfo');
    const link = within(foot).getByRole('link', {
      name:
        name === 'accessibility'
          ? /^Accessibilité\s: (?:(?:totalement|partiellement) |non )conforme$/
          : TITLES[name],
    });
    await user.click(link);
    const heading = await screen.findByRole('heading', { level: 1, name: TITLES[name] });
    expect(heading).toHaveFocus();
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  });
});

it('the help of a club leads to them as well', async () => {
  await renderApp({ path: '/1/help', account: 'gestionnaire' });
  const site = await screen.findByRole('region', { name: 'Ce site' });
  expect(
    within(site)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(Object.values(legalPaths).map((path) => `/${path}`));
  expect(within(screen.getByRole('contentinfo')).getAllByRole('link')).toHaveLength(3);
});
