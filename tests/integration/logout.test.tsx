// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUpScreens } from '../support/screens/setUpScreens.ts';

const { renderApp } = setUpScreens();

it('leaves nothing in the browser of whom somebody looked for, nor of their clubs (R4.5)', async () => {
  const path = `/1/persons?filter=${encodeURIComponent('{"familyName":"LACROIX"}')}`;
  const { user } = await renderApp({ path, account: 'multi' });
  const table = await screen.findByRole('table');
  await user.click((await screen.findAllByRole('checkbox', { name: /LACROIX|ligne/i }))[0] ?? table);
  const kept = (): string => JSON.stringify(Object.entries(localStorage));
  expect(kept(), 'a selection is kept as long as the page').not.toContain('selectedIds');
  expect(kept()).toContain('clubNames');
  await user.click(screen.getByRole('button', { name: 'Compte de multi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Se déconnecter' }));
  await screen.findByRole('heading', { level: 1, name: 'Connexion' });
  expect(kept()).not.toContain('LACROIX');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('RaStoreclub'))).toEqual([]);
});
