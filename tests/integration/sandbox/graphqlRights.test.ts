import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/api/app.ts';
import { createAuthTables } from '../../../sandbox/auth/createAuthTables.ts';
import { queryGraphql } from '../../support/queryGraphql.ts';
import { buildViewer } from '../../support/buildViewer.ts';
import { ALL_ACTIONS, openGraphqlRecords, START_TIMEOUT_MS } from '../../support/openGraphqlRecords.ts';
import type { GraphqlRecords } from '../../support/openGraphqlRecords.ts';

let records: GraphqlRecords;
beforeAll(async () => {
  records = await openGraphqlRecords();
}, START_TIMEOUT_MS);
afterAll(() => records.context.db.close());

describe('rights', () => {
  it('let nobody query without a token', async () => {
    await createAuthTables(records.context.db);
    const response = await createSandbox(records.context).request('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 401, message: 'JWT Token not found' });
  });

  it('answer a caller without account as one without rights', async () => {
    const { data, errors } = await queryGraphql(records.context, null, '{ people { totalCount } }');
    expect(data).toEqual({ people: null });
    expect(errors).toEqual([expect.objectContaining({ message: 'Access Denied.', path: ['people'] })]);
  });

  it('keep a list to the clubs of the viewer', async () => {
    expect(await records.familyNames('first: 100, order: [{familyName: "ASC"}]')).toEqual([
      'DUPONT',
      'ÉMILE',
      'MARTIN',
    ]);
    const { people } = records;
    expect(await records.read(`{ person(id: "/api/people/${people.foreign}") { familyName } }`)).toEqual({
      person: null,
    });
  });

  it('return of a record outside the clubs of the viewer its published fields only', async () => {
    const { clubs } = records;
    expect(
      await records.read(`{ club(id: "/api/clubs/${clubs.bourg}") {
        name identifier siret mainAddress { postalCode } affinityFederations { totalCount edges { node { name } } } } }`),
    ).toEqual({
      club: {
        name: 'AS Bourg',
        identifier: '08770002',
        siret: null,
        mainAddress: null,
        affinityFederations: { totalCount: 0, edges: [] },
      },
    });
  });

  it('give nothing for a record that the viewer may not see behind one that it may', async () => {
    const { licences } = records;
    expect(
      await records.read(
        `{ licence(id: "/api/licences/${licences.dupont}") { person { familyName correspondent { familyName } } } }`,
      ),
    ).toEqual({ licence: { person: { familyName: 'DUPONT', correspondent: null } } });
  });

  it('keep the lists of a record to what the viewer may see', async () => {
    const onlyPeople = buildViewer({
      modules: 'all',
      clubs: new Map([[records.clubs.ville, { 'persons.list': 1 }]]),
    });
    const { data, errors } = await queryGraphql(
      records.context,
      onlyPeople,
      '{ people(familyName: "dup") { edges { node { licence { id } licences { totalCount edges { node { id } } } } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      people: { edges: [{ node: { licence: null, licences: { totalCount: 0, edges: [] } } }] },
    });
  });

  it('answer nobody who guesses at hidden values through a filter or an order', async () => {
    const count = async (args: string) =>
      ((await records.read(`{ clubs(${args}) { totalCount } }`))['clubs'] as { totalCount: number })
        .totalCount;
    expect(await count('siret: "12345678900022"')).toBe(0);
    expect(await count('mainAddress_addressLocality: "bourg"')).toBe(0);
    expect(await count('name: "bourg"')).toBe(1);
    expect(await records.familyNames('correspondent_familyName: "secret"')).toEqual([]);
  });

  it('refuse a forbidden collection with its path and keep the data of the others', async () => {
    const { data, errors } = await queryGraphql(
      records.context,
      buildViewer({ clubs: new Map([[records.clubs.ville, ALL_ACTIONS]]) }),
      '{ titles: licences { totalCount } seasons(current: true) { edges { node { name } } } licence(id: "/api/licences/1") { id } }',
    );
    const refusal = (alias: string) =>
      expect.objectContaining({
        message: 'Access Denied.',
        path: [alias],
        locations: [expect.objectContaining({ line: 1 })],
        extensions: { category: 'user', status: 403 },
      });
    expect(errors).toEqual([refusal('titles'), refusal('licence')]);
    expect(data).toEqual({
      titles: null,
      seasons: { edges: [{ node: { name: '2026/2027' } }] },
      licence: null,
    });
  });

  it('refuse the club of others when the filter names it', async () => {
    const { errors } = await records.query(`{ people(club_id: ${records.clubs.bourg}) { totalCount } }`);
    expect(errors).toEqual([expect.objectContaining({ message: 'Access Denied.', path: ['people'] })]);
  });
});
