// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { createHydra } from '../../../../src/data/hydra.ts';
import { createTransportDouble } from '../../../support/createTransportDouble.ts';
import { stubBrowser } from '../../../support/screens/stubBrowser.ts';
import { renderList } from '../../../support/renderList.tsx';

const TOTAL = 102;

/** A list of players on a server that cuts its pages by a rule of its own. */
const open = (sizeOf: (requested: number) => number, search = '') => {
  stubBrowser();
  const transport = createTransportDouble(({ path }) => {
    const { searchParams } = new URL(path, 'http://localhost');
    const size = sizeOf(Number(searchParams.get('itemsPerPage')));
    const page = Number(searchParams.get('page'));
    const first = (page - 1) * size;
    return {
      member: Array.from({ length: Math.min(size, TOTAL - first) }, (_, index) => ({
        '@id': `/api/players/${first + index + 1}`,
        name: `Joueur ${first + index + 1}`,
      })),
      totalItems: TOTAL,
      view: { '@id': path, ...(first + size < TOTAL ? { next: `/api/players?page=${page + 1}` } : {}) },
    };
  });
  const hydra = createHydra(transport, 'http://localhost/api');
  renderList({
    mapping: { fields: { name: { label: 'Nom' } } },
    config: { list: { columns: ['name'] } },
    search,
    calls: {
      getList: (_resource: string, params: GetListParams) => hydra.getList('players', params) as never,
    },
  });
  return { transport };
};

const rows = () => screen.getAllByText(/^Joueur \d+$/).map(({ textContent }) => textContent);

it('counts the pages of a server that lets no client choose their size as it cuts them', async () => {
  open(() => 30);
  expect(await screen.findByText('1-30 sur 102')).toBeVisible();
  expect(rows()).toHaveLength(30);
  // The way to the other pages has a French name (R1.1).
  expect(screen.getByRole('navigation', { name: 'Pages de la liste' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /par page/ })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: /page 2/i }));
  expect(await screen.findByText('31-60 sur 102')).toBeVisible();
  await waitFor(() => expect(rows()[0]).toBe('Joueur 31'));
  expect(rows().at(-1)).toBe('Joueur 60');
});

it('counts its last page too, where that is opened by its address', async () => {
  open(() => 30, '?page=4');
  expect(await screen.findByText('91-102 sur 102')).toBeVisible();
});

it('offers no size above the maximum of a server', async () => {
  open((requested) => Math.min(requested, 30), '?perPage=100');
  expect(await screen.findByText('1-30 sur 102')).toBeVisible();
  const choice = screen.getByRole('combobox', { name: /par page/ });
  await userEvent.setup().click(choice);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['25', '30']);
});
