// @vitest-environment jsdom
import fc from 'fast-check';
import type { DataProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { readToEnd } from '../../../src/data/createQuery.ts';
import { query } from '../../../src/data/graphql/query.ts';
import { createHydra } from '../../../src/data/hydra.ts';
import { createRestReads } from '../../../src/data/rest/createRestReads.ts';
import { readPages } from '../../../src/views/transfer/readPages.ts';
import { addressesOf, createPagedServer, type PagedServer } from '../../support/createPagedServer.ts';

const open = (server: PagedServer) => createHydra(createPagedServer(server), 'http://localhost/api');

const QUESTION = { sort: { field: 'id', order: 'ASC' as const }, filter: {} };

const getPage = async (hydra: ReturnType<typeof open>, page: number, perPage: number) => {
  const { data, total, pageInfo, meta } = await hydra.getList('players', {
    ...QUESTION,
    pagination: { page, perPage },
  });
  const facts = meta as { readonly page: number | null; readonly pageSize: number | null };
  const size = facts.pageSize ?? perPage;
  return {
    ids: data.map(({ id }) => String(id)),
    size,
    total: total ?? null,
    isBefore: facts.page !== null && facts.page < page,
    hasNext: total === undefined ? pageInfo?.hasNextPage === true : page * size < total,
  };
};

/** Goes through a list as its reader does, by 'next', and gives each page. */
const walk = async (server: PagedServer, perPage: number) => {
  const hydra = open(server);
  const pages: Awaited<ReturnType<typeof getPage>>[] = [];
  for (let page = 1; page <= server.records + 2; page += 1) {
    const answer = await getPage(hydra, page, perPage);
    // The list had ended: the page before is read once more, and says so.
    if (answer.isBefore) return [...pages.slice(0, -1), await getPage(hydra, page - 1, perPage)];
    pages.push(answer);
    if (!answer.hasNext) return pages;
  }
  throw new Error('The list leads on for ever');
};

const anyServer = fc.record({
  records: fc.integer({ min: 0, max: 60 }),
  cap: fc.integer({ min: 1, max: 30 }),
  isCounted: fc.boolean(),
  view: fc.constantFrom('true', 'always', 'none'),
}) satisfies fc.Arbitrary<PagedServer>;

const anySize = fc.integer({ min: 1, max: 25 });

describe('whatever a server says of its pages', () => {
  it('every record of a list is reached once by its pages, and the last one says where it ends', async () => {
    await fc.assert(
      fc.asyncProperty(anyServer, anySize, async (server, perPage) => {
        const pages = await walk(server, perPage);
        expect(pages.flatMap(({ ids }) => ids)).toEqual(addressesOf(server.records));
        expect(pages.at(-1)).toMatchObject({ hasNext: false, total: server.records });
        // Each page but an empty one knows which rows it has.
        pages.forEach(({ ids, size }, index) => {
          expect(addressesOf(server.records).indexOf(ids[0] ?? '')).toBe(
            ids.length === 0 ? -1 : index * size,
          );
        });
      }),
      { numRuns: 400 },
    );
  });

  it('a page that is opened by its address knows its rows and its end', async () => {
    await fc.assert(
      fc.asyncProperty(anyServer, anySize, fc.nat(), async (server, perPage, seed) => {
        const size = Math.min(perPage, server.cap);
        const count = Math.max(1, Math.ceil(server.records / size));
        const page = (seed % count) + 1;
        const answer = await getPage(open(server), page, perPage);
        expect(answer.ids).toEqual(addressesOf(server.records).slice((page - 1) * size, page * size));
        // A full page at the end may have a next one, as far as anybody knows.
        const isTrue = page < count ? answer.hasNext && answer.size === size : true;
        const isEndTrue = answer.hasNext || answer.total === server.records;
        expect({ isTrue, isEndTrue }).toEqual({ isTrue: true, isEndTrue: true });
      }),
      { numRuns: 400 },
    );
  });

  it('an export has each record once', async () => {
    await fc.assert(
      fc.asyncProperty(anyServer, async (server) => {
        const provider = open({ ...server, records: server.records * 10, cap: server.cap * 10 });
        const read: unknown[] = [];
        const list = { resource: 'players', ...QUESTION };
        for await (const { rows } of readPages(
          provider as unknown as DataProvider,
          list,
          new AbortController().signal,
        ))
          read.push(...rows.map(({ id }) => id));
        expect(read).toEqual(addressesOf(server.records * 10));
      }),
      { numRuns: 100 },
    );
  });

  it('a question without GraphQL is read to its end', async () => {
    await fc.assert(
      fc.asyncProperty(anyServer, async (server) => {
        // A server that says nothing at all and gives less than requested cannot be distinguished from a short list.
        const isSilent = !server.isCounted && server.view === 'none';
        const cap = isSilent ? 100 : server.cap * 10;
        const { query: run } = createRestReads(
          createPagedServer({ ...server, records: server.records * 10, cap }),
        );
        const members = await readToEnd(run, query('players', '/players'));
        expect(members.map((member) => member['@id'])).toEqual(addressesOf(server.records * 10));
      }),
      { numRuns: 100 },
    );
  });
});

describe('partial pagination', () => {
  const PARTIAL: PagedServer = { records: 195, cap: 100, isCounted: false, view: 'always' };

  it.each([
    [25, 8, { total: 195, size: 25 }],
    [100, 2, { total: 195, size: 100 }],
  ])('counts by the requested size: %i, page %i', async (perPage, page, facts) => {
    const answer = await getPage(open(PARTIAL), page, perPage);
    expect(answer).toMatchObject({ ...facts, hasNext: false });
  });

  it('has a next page behind a full one, which says nothing of pages', async () => {
    const answer = await getPage(open({ ...PARTIAL, view: 'none' }), 1, 25);
    expect(answer).toMatchObject({ hasNext: true, total: null });
  });

  it('reads one page where the server counts, and where a full page leads on', async () => {
    for (const server of [PARTIAL, { ...PARTIAL, isCounted: true }]) {
      const transport = createPagedServer(server);
      const hydra = createHydra(transport, 'http://localhost/api');
      await getPage(hydra, 2, 25);
      expect(transport.calls).toHaveLength(1);
    }
  });
});
