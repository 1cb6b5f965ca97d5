// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readEntities } from '../../../sandbox/entities/index.ts';
import type * as registry from '../../../src/resources/registry.ts';
import { guideBlocks } from '../../support/guideBlocks.ts';
import { setUpScreens } from '../../support/screens/setUpScreens.ts';

/** With what `docs/add-a-resource.md` adds by hand. */
vi.mock('../../../src/resources/registry.ts', async (load) => ({
  ...(await load<typeof registry>()),
  ...(await import('./trophies.ts')),
}));

const { renderApp, as } = setUpScreens({
  entities: await readEntities('sandbox/entities', 'tests/integration/guides/entities'),
});

it('shows a new resource of the server in the application for at most 10 lines', async () => {
  const lines = guideBlocks('add-a-resource.md')
    .filter(({ file }) => /(guides\/trophies|registry)\.ts$/.test(file ?? ''))
    .flatMap((block) => block.lines);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(10);

  const api = await as('gestionnaire');
  const title = 'Coupe de Seine-et-Marne';
  await api.post('/trophies', { title, club: '/api/clubs/1', state: 'kept' });
  const { user, address } = await renderApp({ path: '/1', account: 'officiel' });
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  await user.click(within(menu).getByRole('button', { name: 'Référentiel' }));
  await user.click(within(menu).getByRole('menuitem', { name: 'Trophées' }));

  const table = await screen.findByRole('table');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trophées');
  expect(within(table).getByRole('columnheader', { name: 'Gagné le' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Gardé' })).toBeVisible();
  await user.click(within(table).getByRole('link', { name: title }));

  await user.click(await screen.findByRole('link', { name: 'Modifier' }));
  expect(await screen.findByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  expect(screen.getByRole('radio', { name: 'Gardé' })).toBeChecked();
  expect(address()).toBe('/1/trophies/1');
});
