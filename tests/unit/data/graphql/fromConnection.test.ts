import { describe, expect, it } from 'vitest';
import { fromConnection } from '../../../../src/data/graphql/fromConnection.ts';
import { query } from '../../../../src/data/graphql/query.ts';

const read = (raw: unknown, ...select: string[]) =>
  fromConnection(raw, query('q', '/clubs').select(...select).parts);

const edge = { cursor: 'c1', node: { id: '/api/clubs/12', name: 'TTC Ville' } };

describe('the answer to a query', () => {
  it('is a list of members with @id, integer and cursor (R7.67, R7.68, R7.69, R7.70)', () => {
    expect(read({ edges: [edge] }, 'name')?.members).toEqual([
      { '@id': '/api/clubs/12', id: 12, cursor: 'c1', name: 'TTC Ville' },
    ]);
  });

  it('carries where the page ends, whether another follows, and the total (R7.71)', () => {
    const pageInfo = { endCursor: 'MjQ=', hasNextPage: true };
    expect(read({ edges: [edge], pageInfo, totalCount: 61.0 })).toMatchObject({ pageInfo, total: 61 });
    expect(read({ edges: [edge] })).toMatchObject({
      pageInfo: { endCursor: 'c1', hasNextPage: false },
      total: null,
    });
  });

  it('goes on after a full page of a server that does not count', () => {
    const pageInfo = { hasNextPage: false };
    const full = Array.from({ length: 25 }, () => edge);
    expect(read({ edges: full, pageInfo, totalCount: 0 })).toMatchObject({
      pageInfo: { hasNextPage: true },
      total: null,
    });
    expect(read({ edges: [edge], pageInfo, totalCount: 0 })?.pageInfo.hasNextPage).toBe(false);
  });

  it('reads plain lists and numbered pages as well', () => {
    expect(read([edge.node], 'name')).toMatchObject({ members: [{ '@id': '/api/clubs/12' }], total: 1 });
    const paginationInfo = { totalCount: 30, hasNextPage: true };
    expect(read({ collection: [edge.node], paginationInfo })).toMatchObject({
      members: [{ id: 12 }],
      pageInfo: { hasNextPage: true },
      total: 30,
    });
  });

  it('makes lists of nested connections and gives nested records their identity', () => {
    const node = {
      id: '/api/people/1',
      licence: { id: '/api/licences/3', identifier: '77' },
      contactPoints: { edges: [{ node: { id: '/api/contact_points/7', telephone: '01' } }, null] },
      settings: { id: 'x', edges: [] },
    };
    expect(
      read({ edges: [{ node }] }, 'licence.id', 'licence.identifier', 'contactPoints[].telephone', 'settings')
        ?.members[0],
    ).toEqual({
      '@id': '/api/people/1',
      id: 1,
      cursor: null,
      licence: { '@id': '/api/licences/3', id: 3, identifier: '77' },
      contactPoints: [{ '@id': '/api/contact_points/7', id: 7, telephone: '01' }],
      settings: { id: 'x', edges: [] },
    });
  });

  it('leaves out what has no identity and is none of anything else', () => {
    expect(read({ edges: [null, {}, { node: null }, { node: { name: 'x' } }, 3] })?.members).toEqual([]);
    expect([null, 3, 'x', undefined].map((raw) => read(raw))).toEqual(Array(4).fill(undefined));
  });
});
