// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { GetListParams } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../support/screens/stubBrowser.ts';
import { renderList } from '../../../support/renderList.tsx';

// A limit for a busy machine, not an expectation.
vi.setConfig({ testTimeout: 60_000 });

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
