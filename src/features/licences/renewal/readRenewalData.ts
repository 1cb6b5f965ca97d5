import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query, type Query } from '../../../data/graphql/query.ts';
import { referentials } from '../../../data/graphql/referentials.ts';
import { whereAllowed } from '../../../data/isForbidden.ts';
import { chunk } from '../../../lib/chunk.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import type { PriceLine } from '../../../rules/licencePrice.ts';
import { toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import type { CodedValue, RenewalData, RenewalPlace, ValueList } from './renewal.ts';
import { toLicensees } from './toLicensees.ts';

/** People in one query. */
const MANY = 100;

/**
 * Former licences, papers and renewals of people (IRIs), the prices of the club and the values to choose from. What
 * the reader may not see counts as absent: the server decides in the end.
 */
export const readRenewalData = async (
  provider: AppDataProvider,
  place: RenewalPlace,
  people: readonly string[],
  signal?: AbortSignal,
): Promise<RenewalData> => {
  const reader = toReader(provider, place, signal ? { signal } : {});
  const list = (type: ValueList | 'AgeCategory'): Promise<readonly CodedValue[]> =>
    readValues(provider, type, signal ? { signal } : {});
  const [read, settings, categories, LicenceType, PracticeForm, MedicalMention, Insurance] =
    await Promise.all([
      Promise.all(chunk(people, MANY).map((some) => readPart(reader, place, some))),
      whereAllowed(reader.rows('club-settings', {})),
      list('AgeCategory'),
      list('LicenceType'),
      list('PracticeForm'),
      list('MedicalMention'),
      list('Insurance'),
    ]);
  const values = { LicenceType, PracticeForm, MedicalMention, Insurance };
  const prices = toPrices(toList(settings[0]?.prices), LicenceType, categories);
  return { licensees: read.flat(), values, categories, prices };
};

/** The values of a closed list, in their order. */
const readValues = async (
  provider: AppDataProvider,
  type: ValueList | 'AgeCategory',
  options: { readonly signal?: AbortSignal },
): Promise<readonly CodedValue[]> => {
  const select = ['name', 'code', 'type', 'position'];
  const { data } = await provider.queryAll(referentials({ type, select, orderBy: ['position'] }), options);
  return data.flatMap(toCodedValue);
};

interface Reader {
  readonly all: (request: Query) => Promise<readonly Json[]>;
  /** Records of the club and season, by REST. */
  readonly rows: (resource: string, filter: Json) => Promise<readonly Json[]>;
}

const toReader = (
  provider: AppDataProvider,
  { club, season }: RenewalPlace,
  options: { readonly signal?: AbortSignal },
): Reader => ({
  all: async (request) => (await provider.queryAll(request, options)).data,
  rows: async (resource, filter) => {
    const { data } = await provider.getList(resource, {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'id', order: 'ASC' },
      filter: { club, season: season['@id'], ...filter },
      ...options,
    });
    return data;
  },
});

const readPart = async ({ all, rows }: Reader, place: RenewalPlace, people: readonly string[]) => {
  const queryOf = (collection: string): Query => query(`renew ${collection}`, collection);
  const ids = people.map((iri) => Number(idOf(iri)));
  const [persons, licences, certificates, mutations, renewals] = await Promise.all([
    all(
      queryOf('/people')
        .select('familyName', 'givenName', 'birthDate', 'gender')
        .selectIfKnown('legalRepresentative.id')
        .where('id', ids),
    ),
    all(
      queryOf('/licences')
        .select('person.id', 'club.id', 'season.id', 'season.name', 'season.endDate')
        .select('type.code', 'medical.code', 'insurance.code', 'practiceForms[].code')
        .selectIfKnown('suspended')
        .where('person', people)
        .orderBy('season.endDate', 'desc'),
    ),
    whereAllowed(
      all(queryOf('/certificates').select('person.id', 'date', 'type.code').where('person', people)),
    ),
    whereAllowed(
      all(
        queryOf('/licence_mutations')
          .select('person.id')
          .selectIfKnown('open')
          .where('person', people)
          .where('season', place.season['@id']),
      ),
    ),
    whereAllowed(rows('licence-renewals', { person: people })),
  ]);
  return toLicensees(people, { persons, licences, certificates, mutations, renewals }, place);
};

/** A price names type and category by IRI; one with an unknown category is left out. */
const toPrices = (
  lines: readonly unknown[],
  types: readonly CodedValue[],
  categories: readonly CodedValue[],
): readonly PriceLine[] =>
  lines.flatMap((line) => {
    const { licenceType, category, amount } = toMap(line);
    const codeIn = (values: readonly CodedValue[], value: unknown): string | null =>
      values.find(({ iri }) => iri === iriOf(value))?.code ?? null;
    const [type, own, cents] = [codeIn(types, licenceType), codeIn(categories, category), toNumber(amount)];
    const isUnknown = iriOf(category) !== null && own === null;
    return type === null || cents === null || isUnknown ? [] : [{ type, category: own, amount: cents }];
  });

const toCodedValue = (record: Json): CodedValue[] => {
  const [iri, code, name] = [iriOf(record), toText(record.code), toText(record.name)];
  return iri !== null && code !== null ? [{ iri, code, name: name ?? code }] : [];
};
