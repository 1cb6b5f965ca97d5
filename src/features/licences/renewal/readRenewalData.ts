import type { AppDataProvider } from '../../../data/createDataProvider.ts';
import { query, type Query } from '../../../data/graphql/query.ts';
import { referentials } from '../../../data/graphql/referentials.ts';
import { whereAllowed } from '../../../data/isForbidden.ts';
import { chunk } from '../../../lib/chunk.ts';
import { idOf, iriOf } from '../../../lib/iri.ts';
import type { PriceLine } from '../../../rules/licencePrice.ts';
import { toList, toMap, toNumber, toText, type Json, isTrue } from '../../../schema/read.ts';
import { isMinor } from '../../../lib/ageOf.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { isEmpty } from '../../../lib/placeholder.ts';
import { valueAt } from '../../../lib/paths.ts';
import { BY_DOCTOR } from '../../../rules/medicalMention.ts';
import type { CodedValue, RenewalData, RenewalPlace, ValueList, Licensee, Obstacle } from './renewal.ts';
import { CARRIED_THROUGH } from './renewOne.ts';

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

/** Records as the server gave them, the licences with the latest season first. */
interface RenewalRecords {
  readonly persons: readonly Json[];
  readonly licences: readonly Json[];
  readonly certificates: readonly Json[];
  /** Of the season, those under way `open`. */
  readonly mutations: readonly Json[];
  readonly renewals: readonly Json[];
}

/** Licensees in the order given; people who cannot be read are left out. */
const toLicensees = (
  people: readonly string[],
  records: RenewalRecords,
  place: RenewalPlace,
): readonly Licensee[] => {
  const persons = new Map(records.persons.map((record) => [iriOf(record), record]));
  const [licences, certificates, mutations, renewals] = [
    byPerson(records.licences),
    byPerson(records.certificates),
    byPerson(records.mutations.filter(({ open }) => isTrue(open))),
    byPerson(records.renewals),
  ];
  return people.flatMap((person): Licensee[] => {
    const record = persons.get(person);
    const birthDate = toDateInput(toText(record?.birthDate));
    if (!record || !birthDate) return [];
    const [renewal] = renewals.get(person) ?? [];
    const own = licences.get(person) ?? [];
    const [current, former] = [
      own.filter((licence) => iriOf(licence.season) === place.season['@id']),
      own.filter((licence) => String(valueAt(licence, 'season.endDate')) < place.season.startDate),
    ];
    const last = former.find((licence) => iriOf(licence.club) === place.club);
    return [
      {
        person,
        name: [record.familyName, record.givenName].map(toText).join(' '),
        birthDate,
        gender: toText(record.gender),
        isUnrepresented: isMinor(birthDate, place.day) && isEmpty(record.legalRepresentative),
        last: last ? toLast(last) : null,
        licences: own.flatMap((licence) => iriOf(licence) ?? []),
        mentions: former.map((licence) => toText(valueAt(licence, 'medical.code'))),
        certificates: (certificates.get(person) ?? []).flatMap(toCertificate),
        renewal: iriOf(renewal),
        obstacle: obstacleOf({
          renewed: Boolean(renewal?.newLicence),
          licensed: current.length > 0,
          mutation: mutations.has(person),
          suspended: last?.suspended === true,
          noLicence: last === undefined,
          closed: renewal !== undefined && !mayBeCarriedThrough(renewal),
        }),
      },
    ];
  });
};

const byPerson = (records: readonly Json[]): ReadonlyMap<string | null, readonly Json[]> => {
  const grouped = new Map<string | null, Json[]>();
  for (const record of records) {
    const person = iriOf(record.person);
    const others = grouped.get(person);
    if (others) others.push(record);
    else grouped.set(person, [record]);
  }
  return grouped;
};

const toLast = (licence: Json): NonNullable<Licensee['last']> => ({
  iri: iriOf(licence) ?? '',
  season: toText(valueAt(licence, 'season.name')) ?? '',
  type: toText(valueAt(licence, 'type.code')) ?? '',
  forms: toList(licence.practiceForms).flatMap((form) => toText(valueAt(form, 'code')) ?? []),
  insurance: toText(valueAt(licence, 'insurance.code')),
});

const toCertificate = (record: Json): Licensee['certificates'] => {
  const [iri, date] = [iriOf(record), toDateInput(toText(record.date))];
  return iri && date && BY_DOCTOR.includes(valueAt(record, 'type.code')) ? [{ iri, date }] : [];
};

/** The server says on each row which states may follow. */
const mayBeCarriedThrough = (renewal: Json): boolean =>
  toList(valueAt(renewal['@permissions'], 'transitions.state')).includes(CARRIED_THROUGH);

const obstacleOf = (found: Readonly<Record<Obstacle, boolean>>): Obstacle | null =>
  (Object.keys(found) as Obstacle[]).find((obstacle) => found[obstacle]) ?? null;
