import type { RaRecord } from 'react-admin';
import type { Searched } from '../../../data/searchedOf.ts';
import { query, type Conditions, type Query } from '../../../data/graphql/query.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { idOf } from '../../../lib/iri.ts';
import { toMap, toText } from '../../../schema/read.ts';
import type { ResourceName } from '../../../resources/index.ts';
import { toAddress } from '../../../lib/address.ts';
import { WHOLE } from '../../../session/parseAccesses.ts';
import type { Entry } from './findPages.ts';

/** Search of a collection, with the palette entries of its records. */
export interface Search {
  /** Resource whose right it needs. */
  readonly resource: ResourceName;
  /** Conditions on all of the records; with `searched`, of those that match the typed text. */
  readonly query: Query;
  readonly searched?: Searched;
  readonly toEntry: (record: RaRecord) => Entry;
}

interface Place {
  readonly clubId: string;
  /** Conditions by which a path keeps to the clubs of the address. */
  readonly ofClubs: (path: string) => Conditions;
  /** Whether the account may enter a club. */
  readonly isOwn: (club: number) => boolean;
  /** `né(e) en 1999` */
  readonly toBirth: (year: string) => string;
  /** `phase 1` */
  readonly toPhase: (phase: number) => string;
}

/** Of each kind so many: who wants more opens the list. */
export const LIMIT = 6;

/** GraphQL's integers have 32 bits. */
const RECORD_NUMBER = /^\d{1,9}$/;

/**
 * Queries for a text: persons and teams of the club of the address, clubs of all. Digits are the number of a
 * licence, of a club or of a record.
 */
export const toSearches = (typed: string, place: Place): readonly Search[] => {
  const { clubId, ofClubs, isOwn, toPhase } = place;
  const isNumber = /^\d+$/.test(typed);
  const id = RECORD_NUMBER.test(typed) ? Number(typed) : null;
  const queryOf = (name: string, collection: string) =>
    query(`palette ${name}`, collection).pagination({ limit: LIMIT }).withoutTotal();
  const people = queryOf('people', '/people')
    .select('familyName', 'givenName', 'birthDate', 'licence.identifier')
    .holding(ofClubs('club'));
  const ofPeople = (found: Query): Search => ({
    resource: 'persons',
    query: found,
    toEntry: (person) => toPerson(place, person, toMap(person.licence).identifier),
  });
  const licences: Search = {
    resource: 'licences',
    query: queryOf('licences', '/licences')
      .select('identifier', 'person.id', 'person.familyName', 'person.givenName', 'person.birthDate')
      .holding(ofClubs('club'))
      .where('identifier', typed)
      .orderBy('id', 'desc'),
    toEntry: ({ person, identifier }) => toPerson(place, person, identifier),
  };
  const clubs = queryOf('clubs', '/clubs').select('name', 'identifier');
  const namedClubs: Search = {
    resource: 'organizations',
    ...(isNumber ? { query: clubs.where('identifier', typed) } : { query: clubs, searched: NAMED }),
    toEntry: ({ '@id': iri, name, identifier }) => {
      const number = idOf(iri) ?? 0;
      const page = toAddress(
        clubId,
        `${Number(clubId) === WHOLE ? 'informations' : 'organizations'}/${number}/show`,
      );
      return { ...titled('clubs', name, identifier), to: isOwn(number) ? `/${number}` : page };
    },
  };
  const teams = queryOf('teams', '/teams')
    .select('name', 'phase', 'division.name', 'division.label', 'season.name')
    .holding(ofClubs('clubs'))
    .orderBy('id', 'desc');
  const ofTeams: Search = {
    resource: 'teams',
    ...(id === null ? { query: teams, searched: NAMED } : { query: teams.where('id', id) }),
    toEntry: ({ '@id': iri, name, phase, division, season }) => ({
      ...titled(
        'teams',
        name,
        toMap(division).label ?? toMap(division).name,
        typeof phase === 'number' ? toPhase(phase) : null,
        toMap(season).name,
      ),
      to: toAddress(clubId, `teams/${idOf(iri) ?? 0}/show`),
    }),
  };
  const persons = isNumber
    ? [licences, ...(id === null ? [] : [ofPeople(people.where('id', id))])]
    : [{ ...ofPeople(people), searched: PEOPLE }];
  return [...persons, namedClubs, ofTeams];
};

const NAMED: Searched = { names: ['name'], number: null };
const PEOPLE: Searched = { names: ['familyName', 'givenName'], number: 'licence.identifier' };

const titled = (kind: Entry['kind'], label: unknown, ...details: readonly unknown[]): Omit<Entry, 'to'> => ({
  kind,
  label: toText(label) ?? '',
  detail: details.map(toText).filter(Boolean).join(' · '),
});

const toPerson = ({ clubId, toBirth }: Place, person: unknown, licence: unknown): Entry => {
  const { familyName, givenName, birthDate, '@id': iri } = toMap(person);
  const name = [familyName, givenName].map(toText).filter((part) => part !== null);
  const year = toDateInput(birthDate).slice(0, 4);
  return {
    ...titled('persons', name.join(' '), licence, year === '' ? null : toBirth(year)),
    to: toAddress(clubId, `persons/${idOf(iri) ?? 0}`),
  };
};
