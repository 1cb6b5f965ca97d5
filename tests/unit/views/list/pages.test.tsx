// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { createHydra } from '../../../../src/data/hydra.ts';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { addressesOf, createPagedServer, type PagedServer } from '../../../support/createPagedServer.ts';
import { renderList } from '../../../support/renderList.tsx';

const NEXT = 'Aller à la prochaine page';
const next = () => screen.queryByRole('button', { name: NEXT });
const rows = () => screen.getAllByText(/^Joueur \d+$/).map(({ textContent }) => textContent);
const sizes = () => screen.queryByRole('combobox', { name: /par page/ });

/** A list of players, whose pages are answered by this. */
const openAnswered = (getList: (params: GetListParams) => Promise<object>, search = '') =>
  renderList({
    mapping: { fields: { name: { label: 'Nom' } } },
    config: { list: { columns: ['name'] } },
    search,
    calls: { getList: (_resource: string, params: GetListParams) => getList(params) as never },
  });

/** The same on a server that pages in a way of its own. */
const open = (server: PagedServer, search = '') => {
  const hydra = createHydra(createPagedServer(server), 'http://localhost/api');
  return openAnswered((params) => hydra.getList('players', params), search);
};

describe('a server that chooses the size of its pages', () => {
  const COUNTED = { records: 102, cap: 30, isCounted: true, view: 'true' } as const;

  it('has its pages counted as it cuts them, where no client chooses their size', async () => {
    const { user } = open({ ...COUNTED, isFixed: true });
    expect(await screen.findByText('1-30 sur 102')).toBeVisible();
    expect(rows()).toHaveLength(30);
    // The way to the other pages has a French name (R1.1).
    expect(screen.getByRole('navigation', { name: 'Pages de la liste' })).toBeVisible();
    expect(sizes()).toBeNull();
    await user.click(screen.getByRole('button', { name: /page 2/i }));
    expect(await screen.findByText('31-60 sur 102')).toBeVisible();
    await waitFor(() => expect(rows()[0]).toBe('Joueur 31'));
    expect(rows().at(-1)).toBe('Joueur 60');
  });

  it('has its last page counted too, where that is opened by its address', async () => {
    open({ ...COUNTED, isFixed: true }, '?page=4');
    expect(await screen.findByText('91-102 sur 102')).toBeVisible();
  });

  it('is offered no size above its maximum', async () => {
    const { user } = open(COUNTED, '?perPage=100');
    expect(await screen.findByText('1-30 sur 102')).toBeVisible();
    await user.click(sizes() as HTMLElement);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['25', '30']);
  });

  it('shows its last page where it gives less than requested', async () => {
    open(COUNTED, '?page=4&perPage=100');
    expect(await screen.findByText('91-102 sur 102')).toBeVisible();
    expect(rows()).toHaveLength(12);
  });
});

describe('a server that pages without counting', () => {
  const PARTIAL = { records: 195, cap: 100, isCounted: false, view: 'always' } as const;

  it('says on the last page which rows it has and that the list ends there', async () => {
    open(PARTIAL, '?page=8');
    expect(await screen.findByText('176-195 sur 195')).toBeVisible();
    expect(next()).toBeDisabled();
    expect(screen.getByText('195 résultats')).toBeVisible();
  });

  it('offers the sizes that it was given', async () => {
    open(PARTIAL, '?page=2&perPage=100');
    expect(await screen.findByText('101-195 sur 195')).toBeVisible();
    expect(sizes()).toHaveValue('100');
  });

  it.each(['always', 'none'] as const)(
    'leads on from a full page, and never back (view: %s)',
    async (view) => {
      const { user, address } = open({ ...PARTIAL, records: 100, view }, '?page=3');
      expect(await screen.findByText('51-75 sur plus de 75')).toBeVisible();
      expect(screen.getByText('Plus de 75 résultats')).toBeVisible();
      await user.click(screen.getByRole('button', { name: NEXT }));
      expect(await screen.findByText('76-100 sur plus de 100')).toBeVisible();
      await waitFor(() => expect(rows()[0]).toBe('Joueur 76'));
      await user.click(screen.getByRole('button', { name: NEXT }));
      expect(await screen.findByText('76-100 sur 100')).toBeVisible();
      await waitFor(() => expect(next()).toBeDisabled());
      expect(address()).toContain('page=4');
    },
  );
});

const player = (iri: string) => ({ id: iri, '@id': iri, name: `Joueur ${iri.split('/').at(-1)}` });

it('turns to the last page where the server answers that one instead of one past it (R7.27)', async () => {
  const requestedPages: (number | undefined)[] = [];
  const { address } = openAnswered(async ({ pagination }) => {
    requestedPages.push(pagination?.page);
    return {
      data: [player('/api/players/51')],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      meta: { canCreate: true, page: Math.min(pagination?.page ?? 1, 3) },
    };
  }, '?page=9&sort=name&order=ASC');
  await waitFor(() => expect(address()).toContain('page=3'));
  expect(await screen.findByRole('table')).toBeVisible();
  await waitFor(() => expect(requestedPages).toEqual([9, 3]));
});

it('says that a page could not be read where the first one is shown in its place', async () => {
  const { user, address } = openAnswered(async ({ pagination }) => {
    if (pagination?.page === 2) throw new ApiError({ kind: 'server', message: 'Out of order', status: 500 });
    return { data: addressesOf(25).map(player), total: 30, meta: { canCreate: true } };
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: /page 2/ }));
  const notice = /^La page 2 n’a pas pu être lue, la première est affichée\. ./;
  expect(await screen.findByText(notice)).toBeVisible();
  expect(address()).toContain('page=1');
  expect(await screen.findByText('Joueur 1')).toBeVisible();
});
