// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toSearches } from '../../src/areas/club/palette/toSearches.ts';
import { queryByName } from '../../src/data/queryByName.ts';
import type { AppDataProvider } from '../../src/data/createDataProvider.ts';
import { searchedOf } from '../../src/data/searchedOf.ts';
import { query } from '../../src/data/graphql/query.ts';
import { createDirectory } from '../../src/data/ResourceDefinition.ts';
import { toLine, wordsOf } from '../../src/lib/text.ts';
import { resources } from '../../src/resources/index.ts';
import { createRelationLookup } from '../../src/views/transfer/createRelationLookup.ts';
import { openProvider } from '../support/openProvider.ts';
import { describeField } from '../support/describeFields.ts';
import { createBuilders, type Builders } from '../support/screens/createBuilders.ts';
import { createClients } from '../support/screens/createClient.ts';
import { setUpSandbox } from '../support/screens/openSeededSandbox.ts';

/** Limits for a busy machine, not expectations. */
const SEARCH_MS = 300_000;

const directory = createDirectory(resources);
const sandbox = setUpSandbox();
let provider: AppDataProvider;
let builders: Builders;

beforeAll(async () => {
  builders = createBuilders(() => createClients(() => sandbox)('gestionnaire'));
  provider = await openProvider(sandbox);
});

const place = {
  clubId: '1',
  ofClubs: (path: string) => ({ [path]: '/api/clubs/1' }),
  isOwn: () => true,
  toBirth: (year: string) => year,
  toPhase: String,
};

const inPalette = async (typed: string): Promise<readonly string[]> => {
  const found = await Promise.all(
    toSearches(toLine(typed), place)
      .filter(({ resource }) => resource === 'persons' || resource === 'licences')
      .map(async ({ query: question, searched, toEntry }) =>
        (searched
          ? await queryByName(provider, typed, { searched, question })
          : await provider.query(question)
        ).data.map((record) => toEntry(record).to.replace('/1/persons/', '/api/people/')),
      ),
  );
  return [...new Set(found.flat())];
};

const inList = async (typed: string, resource = 'persons'): Promise<readonly string[]> =>
  (
    await provider.getList(resource, {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'ASC' },
      filter: { q: typed, club: '/api/clubs/1' },
    })
  ).data.map(({ id }) => String(id));

const inPicker = async (typed: string): Promise<readonly string[]> => {
  const { data: labels } = await provider.labelFields('/people');
  const searched = searchedOf(directory.byPath('/people'), directory, labels);
  const { data } = await queryByName(provider, typed, { searched, question: query('picker', '/people') });
  return data.map(({ id }) => String(id));
};

const inImport = async (text: string) => {
  const field = describeField({ type: 'person', path: 'people' });
  const lookup = createRelationLookup(provider, directory);
  await lookup.find(field, text);
  return lookup.resolve(field, text);
};

/** What palette, list and picker each find; requested at once, as they share nothing but the server. */
const everywhere = (typed: string): Promise<readonly (readonly string[])[]> =>
  Promise.all([inPalette(typed), inList(typed), inPicker(typed)]);

const expectEverywhere = async (typed: string, iri: string | undefined): Promise<void> => {
  for (const found of await everywhere(typed)) expect(found, typed).toContain(iri);
};

/** A person with a name of their own; IRI. */
const build = async (familyName: string, givenName: string): Promise<string> =>
  (await builders.buildPerson({ familyName, givenName }))['@id'];

const NAMES = [
  ['LE ROUXEL', 'Ibrahima'],
  ['REY-DEBOVEZ', 'Marie'],
  ['D’HERVÉZ', 'Anne-Sophie'],
  ["N'DIAYEZ", 'Jean Marc'],
  ['DA SILVA NOVAZ', 'Rui'],
  ['DE LA TOURELLE', 'Élisée'],
  ['EL-KHATIBI', 'Nour'],
  ['AÏT OUARABI', 'Yacine'],
  ['ŁUKASZEWSKA', 'Zofia Maria'],
  ['NGUYỄN', 'Thị Lành'],
  ['O’NEILLE', 'Søren'],
] as const;

describe('a person of a compound name', () => {
  const iris = new Map<readonly string[], string>();
  beforeAll(async () => {
    for (const name of NAMES) {
      // Each is numbered behind the one before.
      // oxlint-disable-next-line no-await-in-loop
      iris.set(name, await build(name[0], name[1]));
    }
  }, SEARCH_MS);

  /** Two or more words of a name, each cut somewhere, in any order, joined in any way, in either case, composed or not. */
  const search = fc.constantFrom(...NAMES).chain((name) =>
    fc.record({
      name: fc.constant(name),
      words: fc.shuffledSubarray([...wordsOf(name.join(' '))], { minLength: 2 }),
      letters: fc.integer({ min: 2, max: 12 }),
      joint: fc.constantFrom(' ', '-', "'", '’', '\u00a0', '  '),
      isSmall: fc.boolean(),
      isDecomposed: fc.boolean(),
    }),
  );

  it(
    'is found by beginnings of words in any order, in palette, list and picker',
    async () => {
      await fc.assert(
        fc.asyncProperty(search, async ({ name, words, letters, joint, isSmall, isDecomposed }) => {
          const begun = words.map((word) => word.slice(0, letters)).join(joint);
          const cased = isSmall ? begun.toLowerCase() : begun;
          const typed = isDecomposed ? cased.normalize('NFD') : cased;
          const iri = iris.get(name) ?? '';
          await expectEverywhere(typed, iri);
        }),
        { numRuns: 40, seed: 28 },
      );
    },
    SEARCH_MS,
  );

  it.each(NAMES)('%s %s is found by one name, by the label, and in a file', async (familyName, givenName) => {
    const iri = [...iris].find(([[family]]) => family === familyName)?.[1] ?? '';
    for (const typed of [familyName, `${familyName} ${givenName}`, `${givenName} ${familyName}`])
      await expectEverywhere(typed, iri);
    for (const text of [
      `${familyName} ${givenName}`,
      `${givenName} ${familyName}`.toLowerCase().normalize('NFD'),
    ])
      expect(await inImport(text), text).toMatchObject({ iri });
  });

  it('is found in no search for a word that they do not have', async () => {
    expect(await everywhere('le rouxel anne')).toEqual([[], [], []]);
    expect(await inImport('LE ROUXEL Anne')).toEqual({ refusal: 'missing' });
  });
});

describe('a seeded person', () => {
  it.each(['le roux', 'le roux ibrahim', 'LE ROUX Ibrahim'])('is found by %s', async (typed) => {
    const [iri] = await inList('LE ROUX Ibrahim');
    expect(iri).toBeDefined();
    await expectEverywhere(typed, iri);
  });

  it.each(['77990029', 'REY-DEBOVE René 77990029', 'rey debove rené (77990029)'])(
    'is found by the licence number in %s',
    async (typed) => {
      for (const found of await everywhere(typed)) expect(found, typed).toEqual(['/api/people/1']);
      expect(await inImport(typed)).toMatchObject({ iri: '/api/people/1' });
      expect((await inList(typed, 'licences')).length).toBeGreaterThan(0);
    },
  );
});

describe('one name of very many', () => {
  it(
    'is found in a file, and what is cut off is not missing',
    async () => {
      const iri = await build('DA SILVA NOVAK', 'Rui');
      for (let index = 0; index < 101; index += 1) await build(`DA ROCHA${toLetters(index)}`, 'Dalila');
      expect(await inImport('DA SILVA NOVAK Rui')).toMatchObject({ iri });
      expect(await inImport('DA')).toEqual({ refusal: 'tooMany' });
      expect(await inImport('DA XX')).toEqual({ refusal: 'tooMany' });
      await expectEverywhere('rui da silva novak', iri);
    },
    SEARCH_MS,
  );
});

const toLetters = (index: number): string =>
  String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(65 + (index % 26));

describe('an unusual name', () => {
  it.each([
    ['Y', 'Ö'],
    ['A'.repeat(80), 'B'.repeat(80)],
    ['1234567', '89'],
    ['أحمد', 'محمد علي'],
    ['כהן', 'דוד'],
    ['李小龍', '振藩'],
    ['=SOMME', '+Ana-'],
    ['-VON', "'t Hooft"],
  ])('%s %s is found as it is written, and in a file', async (familyName, givenName) => {
    const iri = await build(familyName, givenName);
    const label = `${familyName} ${givenName}`;
    await expectEverywhere(label, iri);
    expect(await inImport(label)).toMatchObject({ iri });
  });

  it.each(['-', "'", '%', '_', '\\', '…', '١٢٣', '\u200f', 'a'.repeat(500), '- - -', '0', '99999999999'])(
    'that nobody has, %j, finds nobody',
    async (typed) => {
      for (const found of await everywhere(typed)) expect(Array.isArray(found)).toBe(true);
    },
  );
});
