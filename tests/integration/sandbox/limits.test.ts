import { beforeAll, describe, expect, it } from 'vitest';
import { readRoutes } from '../../../sandbox/read/readRoutes.ts';
import { queryGraphql } from '../../support/queryGraphql.ts';
import { setUpClub } from '../../support/openTestClub.ts';

describe('what a request may cost', () => {
  const club = setUpClub();
  let person: string;

  beforeAll(async () => {
    person = `/api/people/${await club.addPerson()}`;
  });

  const many = <Entry>(count: number, entry: (index: number) => Entry): Entry[] =>
    Array.from({ length: count }, (_, index) => entry(index));
  const keys = (count: number): object => Object.fromEntries(many(count, (index) => [`unknown${index}`, 1]));
  const nested = (levels: number): object => (levels === 0 ? {} : { inside: nested(levels - 1) });
  const described = ({ body }: { body: Record<string, unknown> }) => body['hydra:description'];

  it('refuses more members than an object may have, and more levels, at any place', async () => {
    const refused = 'Un objet de cette demande a plus de 1000 champs.';
    for (const body of [
      keys(1001),
      keys(90_000),
      { mainAddress: keys(1001) },
      { mainAddress: [keys(1001)] },
    ]) {
      const answer = await club.api.put(person, body);
      expect([answer.status, described(answer)]).toEqual([400, refused]);
    }
    for (const levels of [32, 3000]) {
      const answer = await club.api.put(person, { mainAddress: nested(levels) });
      expect([answer.status, described(answer)]).toEqual([400, 'Cette demande imbrique plus de 32 niveaux.']);
    }
  });

  it('refuses two million characters that are no file', async () => {
    for (const body of [
      { familyName: 'A'.repeat(2_000_001) },
      { mainEmail: { email: `a@${'a.'.repeat(1_500_000)}` } },
      { roles: many(400_000, () => 'abcde') },
    ])
      expect((await club.api.put(person, body)).status).toBe(413);
  });

  it('refuses what is too long for its column alone, without what rules would add', async () => {
    const paths = async (body: object): Promise<readonly string[]> => {
      const answer = await club.api.post('/api/people', body);
      expect(answer.status).toBe(422);
      return answer.body.violations.map((one: { propertyPath: string }) => one.propertyPath);
    };
    expect(await paths({ familyName: 'A'.repeat(900_000) })).toEqual(['familyName']);
    const email = `a@${'a.'.repeat(900_000)}fr`;
    expect(await paths({ familyName: 'A', mainEmail: { email } })).toContain('mainEmail.email');
  });

  const SEARCHES: readonly (readonly [string, (length: number, orders: number) => Promise<unknown>])[] = [
    [
      'of a collection',
      async (length, orders) =>
        described(
          await club.api.get(
            `/api/people?familyName=${'é'.repeat(length)}&${'order[familyName]=asc&'.repeat(orders)}`,
          ),
        ),
    ],
    [
      'of GraphQL',
      async (length, orders) => {
        const paths = [
          'familyName',
          'givenName',
          'gender',
          'birthDate',
          'id',
          'mainEmail_email',
          ...['club', 'club_league', 'club_committee'].flatMap((body) =>
            ['id', 'name', 'identifier', 'shortName'].map((name) => `${body}_${name}`),
          ),
          ...['id', 'name', 'code'].map((name) => `nationality_${name}`),
        ];
        const order = paths.slice(0, orders).map((path) => ({ [path]: 'asc' }));
        const { errors } = await queryGraphql(
          club.context,
          club.manager,
          `query ($name: String, $order: [PersonFilter_order]) {
            people(familyName: $name, order: $order) { totalCount } }`,
          { variables: { name: 'é'.repeat(length), order } },
        );
        return errors?.[0]?.message;
      },
    ],
  ];

  it.each(SEARCHES)('refuses a search %s for too long a text, and too many orders', async (_door, search) => {
    expect(await search(1000, 20)).toBeUndefined();
    expect(await search(1001, 0)).toBe(
      'Au plus 1000 caractères par valeur\u202f; «\u202ffamilyName\u202f» en reçoit davantage.',
    );
    expect(await search(0, 21)).toBe('Au plus 20 tris par recherche.');
  });

  const QUESTIONS: readonly (readonly [string, (question: object) => Promise<unknown>])[] = [
    [
      'the filter of a list that is no collection',
      async (filter) => {
        const app = readRoutes(club.context);
        const answer = await app.request(
          `/api/read/towns?filter=${encodeURIComponent(JSON.stringify(filter))}`,
        );
        return (await answer.json())['hydra:description'];
      },
    ],
    [
      'the variables of GraphQL',
      async (variables) => {
        const { errors } = await queryGraphql(club.context, club.manager, '{ __typename }', { variables });
        return errors?.[0]?.message;
      },
    ],
  ];

  it.each(QUESTIONS)('measures %s', async (_door, measure) => {
    expect(await measure({ list: keys(1000), many: many(1000, () => 1), deep: nested(28) })).toBeUndefined();
    expect(await measure({ list: keys(1001) })).toBe('Un objet de cette demande a plus de 1000 champs.');
    expect(await measure({ list: [many(1001, () => 1)] })).toBe(
      'Une liste de cette demande a plus de 1000 valeurs.',
    );
    expect(await measure({ list: nested(32) })).toBe('Cette demande imbrique plus de 32 niveaux.');
    expect(await measure({ list: 'A'.repeat(2_000_000) })).toBe('Cette demande est trop volumineuse.');
  });

  it('refuses more words than a name has, and longer ones, in the search of a list that is no collection', async () => {
    const app = readRoutes(club.context);
    for (const q of ['a '.repeat(11), 'a'.repeat(101), ['Melun', 'a'.repeat(101)]]) {
      const answer = await app.request(`/api/read/towns?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
      expect([answer.status, (await answer.json())['hydra:description']]).toEqual([
        400,
        'Une recherche a au plus 10 mots de 100 caractères.',
      ]);
    }
  });
});
