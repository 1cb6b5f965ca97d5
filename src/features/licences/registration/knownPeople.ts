import { query, type Query } from '../../../data/graphql/query.ts';
import type { Person } from '../../../generated/resources.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { lettersOf } from '../../../lib/text.ts';
import { iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import { toList, toText } from '../../../schema/read.ts';

/** Search of a person: licence number, or name with birth date (`yyyy-MM-dd`). */
export interface Identity {
  readonly familyName: string;
  readonly givenName: string;
  readonly birthDate: string;
  readonly number: string;
}

/** A person on record who may be the searched one. */
export interface KnownPerson {
  /** IRI. */
  readonly iri: string;
  readonly name: string;
  readonly birthDate: string;
  /** Of the last licence, like club and season; null without one. */
  readonly number: string | null;
  readonly club: string | null;
  readonly season: string | null;
  /** Value of a relation to the person. */
  readonly record: unknown;
}

/** Fewer signs are no name and no number yet. */
const ENOUGH = 2;
/** People of one birth date, in the whole country. */
const MOST = 100;

/** Queries whose answers may contain the person; none while too little is known. */
export const toQueries = ({ familyName, birthDate, number }: Identity): readonly Query<Person>[] => {
  const people = (name: string): Query<Person> =>
    query<Person>(name, '/people')
      .select('familyName', 'givenName', 'birthDate', 'birthName', 'club.name')
      .selectIfKnown('licences[].identifier', 'licences[].club.name', 'licences[].season.name')
      .selectIfKnown('licences[].season.endDate')
      .pagination({ limit: MOST })
      .withoutTotal();
  const isNamed = familyName.trim().length >= ENOUGH && birthDate !== '';
  return [
    ...(isNamed
      ? [people('peopleBornThen').where('birthDate', { after: birthDate, before: birthDate })]
      : []),
    ...(number.trim().length > ENOUGH
      ? [people('peopleByNumber').where('licences.identifier', number.trim())]
      : []),
  ];
};

/**
 * Of the people found those who are the one, or may be: same number, or born that day with a name in common. Who has the
 * same family name comes first.
 */
export const toKnown = (
  { familyName, givenName, number }: Identity,
  found: readonly unknown[],
): readonly KnownPerson[] => {
  const wanted = [familyName, givenName].map(lettersOf);
  const known = found.flatMap((record): KnownPerson[] => {
    const text = (path: string): string => toText(valueAt(record, path)) ?? '';
    const iri = iriOf(record);
    const licences = toList(valueAt(record, 'licences')).toSorted((one, other) =>
      endOf(other).localeCompare(endOf(one)),
    );
    const named = [text('familyName'), text('givenName'), text('birthName')].map(lettersOf);
    const isNumbered =
      number.trim() !== '' && licences.some((licence) => valueAt(licence, 'identifier') === number.trim());
    const isNamed = wanted.some((name) => name !== '' && named.includes(name));
    if (iri === null || !(isNumbered || isNamed)) return [];
    const [last] = licences;
    return [
      {
        iri,
        name: `${text('familyName')} ${text('givenName')}`.trim(),
        birthDate: toDateInput(text('birthDate')),
        number: toText(valueAt(last, 'identifier')),
        club: toText(valueAt(last, 'club.name')) ?? toText(valueAt(record, 'club.name')),
        season: toText(valueAt(last, 'season.name')),
        record: {
          '@id': iri,
          id: iri,
          familyName: text('familyName'),
          givenName: text('givenName'),
        },
      },
    ];
  });
  const isNamesake = ({ record }: KnownPerson): boolean =>
    lettersOf(toText(valueAt(record, 'familyName')) ?? '') === lettersOf(familyName);
  return known
    .filter(({ iri }, index) => known.findIndex((other) => other.iri === iri) === index)
    .toSorted((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)));
};

const endOf = (licence: unknown): string => toText(valueAt(licence, 'season.endDate')) ?? '';
