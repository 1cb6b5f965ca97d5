import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGraphqlRecords, START_TIMEOUT_MS } from '../../support/openGraphqlRecords.ts';
import type { GraphqlRecords } from '../../support/openGraphqlRecords.ts';

let records: GraphqlRecords;
beforeAll(async () => {
  records = await openGraphqlRecords();
}, START_TIMEOUT_MS);
afterAll(() => records.context.db.close());

describe('filters', () => {
  it('search text without case and accents, and take several values', async () => {
    expect(await records.familyNames('familyName: "emil"')).toEqual(['ÉMILE']);
    expect(
      await records.familyNames('familyName_list: ["dup", "mart"], order: [{familyName: "DESC"}]'),
    ).toEqual(['MARTIN', 'DUPONT']);
  });

  it('find records by key and by relation, as IRI or key', async () => {
    const { people, clubs } = records;
    expect(await records.familyNames(`id: ${people.martin}`)).toEqual(['MARTIN']);
    expect(await records.familyNames(`id_list: [${people.martin}, ${people.dupont}]`)).toEqual([
      'DUPONT',
      'MARTIN',
    ]);
    expect(await records.familyNames(`club: "/api/clubs/${clubs.ville}", familyName: "dup"`)).toEqual([
      'DUPONT',
    ]);
    expect(await records.familyNames(`club_id: ${clubs.ville}, familyName: "dup"`)).toEqual(['DUPONT']);
  });

  it('compare dates and numbers by bounds written as text', async () => {
    expect(await records.familyNames('birthDate: [{after: "1988-07-14"}, {before: "1990-01-01"}]')).toEqual([
      'DUPONT',
    ]);
    expect(
      await records.familyNames('birthDate: [{strictly_after: "1988-07-14"}], order: [{familyName: "ASC"}]'),
    ).toEqual(['ÉMILE', 'MARTIN']);
    const licences = async (args: string) =>
      ((await records.read(`{ licences(${args}) { totalCount } }`))['licences'] as { totalCount: number })
        .totalCount;
    expect(await licences('points: [{gte: "500"}, {lt: "900"}]')).toBe(1);
    expect(await licences('points: [{between: "500..2000"}]')).toBe(2);
    expect(await licences('points: 812.5')).toBe(1);
    expect(await licences('amount: [{gt: "10"}]')).toBe(2);
  });

  it('combine not, or and exists', async () => {
    expect(await records.familyNames('not: [{familyName: "dup"}, {gender: "F"}]')).toEqual(['ÉMILE']);
    expect(
      await records.familyNames(
        'or: [{familyName: "dup"}, {givenName: "anne"}], order: [{familyName: "ASC"}]',
      ),
    ).toEqual(['DUPONT', 'MARTIN']);
    expect(await records.familyNames(`or: [{id_list: ["${records.people.dupont}"]}]`)).toEqual(['DUPONT']);
    expect(await records.familyNames('exists: [{birthName: true}]')).toEqual(['MARTIN']);
    expect(await records.familyNames('exists: [{licences: false}]')).toEqual(['ÉMILE']);
    expect(await records.familyNames('not: [{birthName: "durand"}], order: [{familyName: "ASC"}]')).toEqual([
      'DUPONT',
      'ÉMILE',
    ]);
  });

  it('follow relations, further than the schema lists, in literals, lists, or, order and variables', async () => {
    expect(await records.familyNames('mainAddress_addressLocality: "vaires"')).toEqual(['DUPONT']);
    expect(await records.familyNames('licence_season_current: true, first: 5')).toEqual(['DUPONT']);
    expect(await records.familyNames('licences_club_mainAddress_addressLocality_list: ["Melun"]')).toEqual([
      'DUPONT',
      'MARTIN',
    ]);
    expect(await records.familyNames('or: [{licences_type_code: "T"}]')).toEqual(['DUPONT']);
    expect(await records.familyNames('order: [{licence_season_name: "ASC"}]')).toEqual([
      'DUPONT',
      'MARTIN',
      'ÉMILE',
    ]);
    expect(
      await records.familyNames(
        'or: $or, order: $order',
        {
          variables: { or: [{ licences_type_code: 'T' }], order: [{ familyName: 'ASC' }] },
        },
        'query ($or: [PersonFilter_or], $order: [PersonFilter_order])',
      ),
    ).toEqual(['DUPONT']);
  });

  it('leave out what has no value or a value that the field cannot hold', async () => {
    expect(await records.familyNames('familyName: null, first: 1, order: [{familyName: "ASC"}]')).toEqual([
      'DUPONT',
    ]);
    expect(await records.familyNames('birthDate: [{after: "hier"}]')).toHaveLength(3);
    expect(await records.familyNames('or: [{id: "9999999999999"}]')).toHaveLength(3);
    expect(await records.familyNames('order: [{familyName: "sideways"}]')).toHaveLength(3);
  });

  it('take text as text, whatever it holds', async () => {
    expect(await records.familyNames(String.raw`familyName: "'; drop table people; --"`)).toEqual([]);
    expect(await records.familyNames(String.raw`familyName: "\u0000"`)).toHaveLength(3);
    expect(await records.familyNames('familyName: "%"')).toEqual([]);
    expect(await records.familyNames('first: 100')).toHaveLength(3);
  });

  it.each([
    ['id: "12"', 'Int cannot represent non-integer value: "12"'],
    ['amount: "500"', 'IntFilter cannot represent "500"'],
    ['points: [{gte: 500}]', 'FloatFilter cannot represent [{"gte":500}]'],
    ['identifier: 7712345', 'String cannot represent a non string value: 7712345'],
    ['or: [{id: 12}]', 'String cannot represent a non string value: 12'],
    ['not: [{amount: 12}]', 'NumberTextFilter cannot represent 12'],
    ['validationDate: [{after: 2026}]', 'String cannot represent a non string value: 2026'],
    ['colour: "red"', 'Unknown argument "colour" on field "Query.licences".'],
    ['or: [{colour: "red"}]', 'Field "colour" is not defined by type "LicenceFilter_or".'],
    [
      'person_account_modulesAccesses: "all"',
      'Unknown argument "person_account_modulesAccesses" on field "Query.licences".',
    ],
  ])('refuse licences(%s)', async (args, message) => {
    const { errors, data } = await records.query(`{ licences(${args}) { totalCount } }`);
    expect(errors?.[0]?.message).toContain(message);
    expect(data).toBeUndefined();
  });
});
