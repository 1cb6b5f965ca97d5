// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { createHydra } from '../../../../src/data/hydra.ts';
import { createPagedServer, type PagedServer } from '../../../support/createPagedServer.ts';
import { renderList } from '../../../support/renderList.tsx';
import { stubBrowser } from '../../../support/screens/stubBrowser.ts';

/** A list of players on a server that pages without counting. */
const open = (search: string, server: Partial<PagedServer> = {}) => {
  stubBrowser();
  const transport = createPagedServer({
    records: 195,
    cap: 100,
    isCounted: false,
    view: 'always',
    ...server,
  });
  const hydra = createHydra(transport, 'http://localhost/api');
  return renderList({
    mapping: { fields: { name: { label: 'Nom' } } },
    config: { list: { columns: ['name'] } },
    search,
    calls: {
      getList: (_resource: string, params: GetListParams) => hydra.getList('players', params) as never,
    },
  });
};

const NEXT = 'Aller à la prochaine page';
const next = () => screen.queryByRole('button', { name: NEXT });
const rows = () => screen.getAllByText(/^Joueur \d+$/).map(({ textContent }) => textContent);

it('says on the last page which rows it has and that the list ends there', async () => {
  open('?page=8');
  expect(await screen.findByText('176-195 sur 195')).toBeVisible();
  expect(next()).toBeDisabled();
  expect(screen.getByText('195 résultats')).toBeVisible();
});

it('offers the sizes that it was given', async () => {
  open('?page=2&perPage=100');
  expect(await screen.findByText('101-195 sur 195')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /par page/ })).toHaveValue('100');
});

it.each(['always', 'none'] as const)('leads on from a full page, and never back (view: %s)', async (view) => {
  const { user, address } = open('?page=3', { records: 100, view });
  expect(await screen.findByText('51-75 sur plus de 75')).toBeVisible();
  expect(screen.getByText('Plus de 75 résultats')).toBeVisible();
  await user.click(screen.getByRole('button', { name: NEXT }));
  expect(await screen.findByText('76-100 sur plus de 100')).toBeVisible();
  await waitFor(() => expect(rows()[0]).toBe('Joueur 76'));
  await user.click(screen.getByRole('button', { name: NEXT }));
  expect(await screen.findByText('76-100 sur 100')).toBeVisible();
  await waitFor(() => expect(next()).toBeDisabled());
  expect(address()).toContain('page=4');
});

it('reaches the last page of a server that gives less than requested', async () => {
  open('?page=4&perPage=100', { records: 102, cap: 30, isCounted: true, view: 'true' });
  expect(await screen.findByText('91-102 sur 102')).toBeVisible();
  expect(rows()).toHaveLength(12);
});
