import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openGraphqlRecords, START_TIMEOUT_MS } from '../../support/openGraphqlRecords.ts';
import type { GraphqlRecords } from '../../support/openGraphqlRecords.ts';

let records: GraphqlRecords;
beforeAll(async () => {
  records = await openGraphqlRecords();
}, START_TIMEOUT_MS);
afterAll(() => records.context.db.close());

describe('collections', () => {
  it('answer connections with IRIs, keys, base64 cursors, page and total', async () => {
    const { ville, people } = { ville: records.clubs.ville, people: records.people };
    expect(
      await records.read(`query personSearch {
        personSearch: people(order: [{familyName: "ASC"}], first: 2) {
          edges { cursor node { id _id familyName birthDate deceased club { id name } mainAddress { postalCode } } }
          pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
          totalCount
        }
      }`),
    ).toEqual({
      personSearch: {
        edges: [
          {
            cursor: 'MA==',
            node: {
              id: `/api/people/${people.dupont}`,
              _id: people.dupont,
              familyName: 'DUPONT',
              birthDate: '1988-07-14T00:00:00+02:00',
              deceased: false,
              club: { id: `/api/clubs/${ville}`, name: 'TTC Ville' },
              mainAddress: { postalCode: '77360' },
            },
          },
          expect.objectContaining({ cursor: 'MQ==' }),
        ],
        pageInfo: { startCursor: 'MA==', endCursor: 'MQ==', hasNextPage: true, hasPreviousPage: false },
        totalCount: 3,
      },
    });
  });

  it('page forwards and backwards by cursor', async () => {
    expect(await records.familyNames('first: 2, after: "MA==", order: [{familyName: "ASC"}]')).toEqual([
      'ÉMILE',
      'MARTIN',
    ]);
    expect(await records.familyNames('last: 1, order: [{familyName: "ASC"}]')).toEqual(['MARTIN']);
    expect(await records.familyNames('last: 1, before: "Mg==", order: [{familyName: "ASC"}]')).toEqual([
      'ÉMILE',
    ]);
    expect(await records.familyNames('first: 0')).toEqual([]);
    expect(await records.familyNames('after: "MTAw"')).toEqual([]);
  });

  it('refuse a cursor that is none and a negative size', async () => {
    expect(await records.messages('{ people(after: "x") { totalCount } }')).toEqual(['Cursor x is invalid']);
    expect(await records.messages('{ people(first: -1) { totalCount } }')).toEqual([
      'Limit should not be less than 0',
    ]);
  });

  it('answer 30 records when no size is given and 100 at most', async () => {
    const size = async (args: string) => {
      const data = await records.read(
        `{ referentials${args} { edges { node { id } } pageInfo { hasNextPage } } }`,
      );
      const { edges, pageInfo } = data['referentials'] as {
        edges: unknown[];
        pageInfo: { hasNextPage: boolean };
      };
      return [edges.length, pageInfo.hasNextPage];
    };
    expect(await size('')).toEqual([30, true]);
    expect(await size('(first: 5000)')).toEqual([100, true]);
  });
});

describe('relations', () => {
  it('page and filter the lists of each record on their own', async () => {
    const data = await records.read(`{ people(order: [{familyName: "ASC"}]) { edges { node {
      licences(first: 1, order: [{season_startDate: "ASC"}]) {
        totalCount pageInfo { hasNextPage endCursor } edges { cursor node { identifier season { name } practiceForms { edges { node { name } } } } }
      }
      old: licences(season_current: false) { edges { node { _id } } }
    } } } }`);
    const { edges } = data['people'] as { edges: { node: Record<string, unknown> }[] };
    expect(edges.map(({ node }) => node)).toEqual([
      {
        licences: {
          totalCount: 2,
          pageInfo: { hasNextPage: true, endCursor: 'MA==' },
          edges: [
            {
              cursor: 'MA==',
              node: {
                identifier: '7712345',
                season: { name: '2025/2026' },
                practiceForms: { edges: [{ node: { name: 'Compétition' } }, { node: { name: 'Loisir' } }] },
              },
            },
          ],
        },
        old: { edges: [{ node: { _id: records.licences.dupontOld } }] },
      },
      {
        licences: { totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null }, edges: [] },
        old: { edges: [] },
      },
      expect.objectContaining({ old: { edges: [{ node: { _id: records.licences.martinOld } }] } }),
    ]);
  });

  it('resolve a structure to the IRI of what it is', async () => {
    const { clubs, committee, league } = records;
    expect(
      await records.read(
        `{ club(id: "/api/clubs/${clubs.ville}") { parent { id type parent { id } } committee { id departmentCode } } }`,
      ),
    ).toEqual({
      club: {
        parent: {
          id: `/api/committees/${committee}`,
          type: 'committee',
          parent: { id: `/api/leagues/${league}` },
        },
        committee: { id: `/api/committees/${committee}`, departmentCode: '77' },
      },
    });
    expect(
      await records.read(
        `{ organizations(name: "ville") { edges { node { id } } } node(id: "/api/organizations/${clubs.ville}") { id ... on Organization { name } } }`,
      ),
    ).toEqual({
      organizations: { edges: [{ node: { id: `/api/clubs/${clubs.ville}` } }] },
      node: { id: `/api/clubs/${clubs.ville}`, name: 'TTC Ville' },
    });
  });

  it('cost a number of statements that does not grow with the rows', async () => {
    const query = (first: number) => `{ people(first: ${first}, order: [{familyName: "ASC"}]) { edges { node {
      id club { name } mainAddress { postalCode } licences { edges { node { type { name } season { name } } } } } } } }`;
    const one = await records.countStatements(() => records.read(query(1)));
    const all = await records.countStatements(() => records.read(query(3)));
    expect(all).toBe(one);
    expect(one).toBeLessThanOrEqual(9);
  });

  it('count only when the count is selected', async () => {
    expect(await records.countStatements(() => records.read('{ seasons { totalCount } }'))).toBe(1);
    const counted = vi.spyOn(records.context.db, 'query');
    await records.read('{ seasons { edges { node { id } } pageInfo { hasNextPage } } }');
    expect(counted.mock.calls.length).toBeLessThanOrEqual(2);
    counted.mockRestore();
  });
});
