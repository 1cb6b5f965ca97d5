// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it('reads the singles of a person from the list of all games, and names contests without who organizes them', async () => {
  await renderApp({ path: '/1/persons/68/games', account: 'gestionnaire' });
  const singles = await screen.findByRole('table', { name: 'Simples de la saison, partie par partie' });
  expect(within(singles).getAllByText('Championnat de France par Équipes Masculin').length).toBeGreaterThan(
    0,
  );
  expect(singles).not.toHaveTextContent('FED_');
  expect(await screen.findByRole('columnheader', { name: 'Mois' })).toBeVisible();
  const all = screen.getByRole('heading', { name: 'Toutes les parties, doubles et forfaits compris' });
  const list = await screen.findByRole('table', { name: /^Liste/ });
  expect(all.compareDocumentPosition(singles)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(all.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
