import { describe, expect, it } from 'vitest';
import { queryByName } from '../../../src/data/queryByName.ts';
import type { Searched } from '../../../src/data/searchedOf.ts';
import { query, type Query, type Question } from '../../../src/data/graphql/query.ts';
import { toDocument } from '../../../src/data/graphql/toDocument.ts';
import { ApiError } from '../../../src/http/ApiError.ts';

const PEOPLE: Searched = { names: ['familyName'], number: null };

/** The GraphQL that is sent to a server that finds nothing. */
const requested = async (
  typed: string,
  searched: Searched = PEOPLE,
  question: Query = query('a', '/people'),
): Promise<readonly string[]> => {
  const seen: Question[] = [];
  await queryByName(
    {
      query: async (one) => {
        seen.push(one);
        return { data: [], pageInfo: { endCursor: null, hasNextPage: false }, total: null };
      },
    },
    typed,
    { searched, question },
  );
  return seen.map(
    (one) =>
      /\w+\([^{]*(?:\{[^}]*\}[^{]*)?\)/
        .exec(toDocument([one]).text.replace(/[\s,]+/g, ' '))?.[0]
        .replace(/\( | \)/g, (sign) => sign.trim()) ?? '',
  );
};

describe('the queries of a search by name', () => {
  it('is the id for digits and the chosen property for text, 25 at a time (R7.65, R7.74, R7.75)', async () => {
    expect((await requested('123'))[0]).toBe('people(id: 123 first: 25)');
    expect(await requested('dup')).toEqual(['people(familyName: "dup" first: 25)']);
  });

  it('is the number that people know in its own property (R2.153)', async () => {
    const licences: Searched = { names: ['person.familyName'], number: 'identifier' };
    expect((await requested('9C953', licences, query('a', '/licences')))[0]).toBe(
      'licences(identifier: "9C953" first: 25)',
    );
    expect((await requested('77990001', licences, query('a', '/licences')))[0]).toBe(
      'licences(identifier: "77990001" first: 25)',
    );
    expect(await requested('LACROIX', licences, query('a', '/licences'))).toEqual([
      'licences(person_familyName: "LACROIX" first: 25)',
    ]);
  });

  it('is the longest of several words', async () => {
    expect(await requested('de la Fontaine')).toEqual([
      'people(familyName_list: ["Fontaine" "de la Fontaine"] first: 100)',
    ]);
  });

  it('holds to conditions', async () => {
    const question = query('a', '/people').holding({ club: '/api/clubs/7' }, { deceased: true });
    expect(await requested('dup', PEOPLE, question)).toEqual([
      'people(club: "/api/clubs/7" familyName: "dup" not: [{deceased: true}] first: 25)',
    ]);
  });

  it('goes without the given name where a server does not filter by it, and fails for any other reason', async () => {
    const pair: Searched = { names: ['familyName', 'givenName'], number: null };
    const search = (message: string) =>
      queryByName(
        {
          query: async ({ parts }) => {
            if (parts.where.some(({ path }) => path === 'givenName'))
              throw new ApiError({ kind: 'server', message });
            const data = [{ id: 1, familyName: 'DUPONT', givenName: 'Jean' }];
            return { data, pageInfo: { endCursor: null, hasNextPage: false }, total: null };
          },
        },
        'dup',
        { searched: pair, question: query('a', '/people') },
      );
    const unknown = 'Unknown argument "givenName" on field "Query.people".';
    expect(await search(unknown)).toMatchObject({ data: [{ familyName: 'DUPONT' }], more: false });
    await expect(search('Internal error')).rejects.toThrow('Internal error');
  });
});
