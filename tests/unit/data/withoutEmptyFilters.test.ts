import type { DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { withoutEmptyFilters } from '../../../src/data/decorators.ts';

const filterSent = async (filter: unknown): Promise<unknown> => {
  const seen: unknown[] = [];
  const provider = withoutEmptyFilters({
    getList: async (_resource, params) => {
      seen.push(params.filter);
      return { data: [], total: 0 };
    },
  } as Partial<DataProvider> as DataProvider);
  await provider.getList('people', { filter });
  return seen[0];
};

describe('withoutEmptyFilters', () => {
  it('drops what has no value, at every depth', async () => {
    const filter = { a: '', b: null, c: undefined, d: [], e: { f: '', g: {} }, h: { i: 1, j: null } };
    expect(await filterSent(filter)).toEqual({ h: { i: 1 } });
  });

  it('keeps every value that says something', async () => {
    const filter = { a: 0, b: false, c: [null, 1], d: ' ' };
    expect(await filterSent(filter)).toEqual(filter);
  });

  it('sends texts as they are stored, wherever they come from', async () => {
    const filter = { a: ' Ve\u0301ro\u00a0 nique ', b: ['x\u202f'], c: { after: '2026-01-01 ' } };
    expect(await filterSent(filter)).toEqual({ a: 'Véro nique', b: ['x'], c: { after: '2026-01-01' } });
  });

  it.each([undefined, null, [], 'x'])('takes the filter %j for none', async (filter) => {
    expect(await filterSent(filter)).toEqual({});
  });
});
