// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../src/http/ApiError.ts';
import { stubBrowser } from '../../../support/screens/stubBrowser.ts';
import { renderList } from '../../../support/renderList.tsx';

it('turns to the last page where the server answers that one instead of one past it (R7.27)', async () => {
  stubBrowser();
  const requestedPages: (number | undefined)[] = [];
  const getList = async (_resource: string, { pagination }: GetListParams) => {
    requestedPages.push(pagination?.page);
    return {
      data: [{ id: '/api/players/51', '@id': '/api/players/51', name: 'Anne' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      meta: { canCreate: true, page: Math.min(pagination?.page ?? 1, 3) },
    };
  };
  const { address } = renderList({
    mapping: { fields: { name: { label: 'Nom' } } },
    config: { list: { columns: ['name'] } },
    search: '?page=9&sort=name&order=ASC',
    calls: { getList: getList as never },
  });
  await waitFor(() => expect(address()).toContain('page=3'));
  expect(await screen.findByRole('table')).toBeVisible();
  await waitFor(() => expect(requestedPages).toEqual([9, 3]));
});

it('says that a page could not be read where the first one is shown in its place', async () => {
  stubBrowser();
  const rows = Array.from({ length: 30 }, (_, index) => {
    const iri = `/api/players/${index + 1}`;
    return { id: iri, '@id': iri, name: `Joueur ${index + 1}` };
  });
  const getList = async (_resource: string, { pagination }: GetListParams) => {
    if (pagination?.page === 2) throw new ApiError({ kind: 'server', message: 'Out of order', status: 500 });
    return { data: rows.slice(0, 25), total: 30, meta: { canCreate: true } };
  };
  const { user, address } = renderList({
    mapping: { fields: { name: { label: 'Nom' } } },
    config: { list: { columns: ['name'] } },
    calls: { getList: getList as never },
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: /page 2/ }));
  expect(
    await screen.findByText(/^La page 2 n’a pas pu être lue, la première est affichée\. ./),
  ).toBeVisible();
  expect(address()).toContain('page=1');
  expect(await screen.findByText('Joueur 1')).toBeVisible();
});
