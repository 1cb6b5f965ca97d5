import { describe, expect, it } from 'vitest';
import { countOf, type Question } from '../../../../src/data/graphql/query.ts';
import type { Graphql } from '../../../../src/data/graphql/createGraphql.ts';
import type { MemberList } from '../../../../src/data/graphql/fromConnection.ts';
import { readToEnd } from '../../../../src/data/createQuery.ts';
import { referentials } from '../../../../src/data/graphql/referentials.ts';
import { toDocument } from '../../../../src/data/graphql/toDocument.ts';
import { fetchCurrentSeason } from '../../../../src/data/fetchSeasons.ts';

/** Arguments and selection without the line breaks and commas that their length decides about. */
const textOf = (question: Question): string =>
  toDocument([question])
    .text.replace(/[\s,]+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');

describe('a referential list', () => {
  const args = (options: Parameters<typeof referentials>[0]): string =>
    /: (\w+\(.*?\)) \{/.exec(textOf(referentials(options)))?.[1] ?? '';

  it('reads the collection referentials unless another is named (R7.79)', () => {
    expect(args({})).toBe('referentials(order: [{name: "ASC"}] first: 25)');
    expect(args({ collection: '/phases' })).toBe('phases(order: [{name: "ASC"}] first: 25)');
  });

  it('is filtered by type, where and notWhere (R7.80, R7.81, R7.82)', () => {
    expect(args({ type: 'category', where: { code: 'S' }, notWhere: { position: 3 } })).toBe(
      'referentials(type: "category" code: "S" not: [{position: "3"}] order: [{name: "ASC"}] first: 25)',
    );
  });

  it('is sorted by the given field, ascending by default (R7.83)', () => {
    expect(args({ orderBy: ['position'] })).toContain('order: [{position: "ASC"}]');
    expect(args({ orderBy: ['name', 'desc'] })).toContain('order: [{name: "DESC"}]');
  });
});

describe('a list that is read to its end', () => {
  const member = (id: number) => ({ '@id': `/api/x/${id}`, id, cursor: `c${id}` });

  it('goes on by cursor in hundreds while there is a next page', async () => {
    const seen: string[] = [];
    const run: Graphql['query'] = async (question) => {
      seen.push(/referentials\((.*?)\)/.exec(textOf(question))?.[1] ?? '');
      const page = seen.length;
      return {
        members: [member(page)],
        pageInfo: { endCursor: `c${page}`, hasNextPage: page < 3 },
        total: 3,
      };
    };
    const found = await readToEnd(run, referentials({ orderBy: ['name'] }));
    expect(found.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(seen.map((text) => text.replace(/^.*\] /, ''))).toEqual([
      'first: 100',
      'first: 100 after: "c1"',
      'first: 100 after: "c2"',
    ]);
  });

  it('stops where a server has no end', async () => {
    let pages = 0;
    const list = (members: MemberList['members']): MemberList => ({
      members,
      pageInfo: { endCursor: 'c', hasNextPage: true },
      total: null,
    });
    const run: Graphql['query'] = async () => {
      pages += 1;
      return list([member(1)]);
    };
    await readToEnd(run, referentials({}));
    expect(pages).toBe(100);
    expect(await readToEnd(async () => list([]), referentials({}))).toEqual([]);
  });
});

describe('a count', () => {
  it('selects no record', () => {
    expect(textOf(countOf('/licences', { club: '/api/clubs/1', state: 'pending', season: null }))).toMatch(
      /licences\(club: "\/api\/clubs\/1" state: "pending" first: 25\) \{ totalCount \}/,
    );
  });
});

describe('the current season', () => {
  const season = {
    '@id': '/api/seasons/24',
    id: '/api/seasons/24',
    name: '2025-2026',
    startDate: '2025-07-01T00:00:00+02:00',
    endDate: '2026-06-30T00:00:00+02:00',
    dateModified: '2025-07-04T10:10:49+02:00',
    current: true,
  };

  it('is read by its five fields where current is true (R7.72)', async () => {
    const seen: Question[] = [];
    const found = await fetchCurrentSeason(async (question) => {
      seen.push(question);
      return { data: [season] };
    });
    expect(found).toEqual({ ...season, id: 24 });
    expect(seen.map(textOf)).toEqual([
      'query currentSeason { currentSeason: seasons(current: true first: 1) ' +
        '{ edges { cursor node { id name startDate endDate dateModified current } } ' +
        'pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }',
    ]);
  });

  it('fails with its own text when it cannot be read or there is none (R8.17)', async () => {
    const text = 'Impossible to get the current season';
    await expect(fetchCurrentSeason(async () => ({ data: [] }))).rejects.toThrow(text);
    await expect(fetchCurrentSeason(() => Promise.reject(new Error('x')))).rejects.toThrow(text);
  });
});
