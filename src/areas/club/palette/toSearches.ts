import type { RaRecord } from 'react-admin';
import { query, type Query, type Question } from '../../../data/graphql/query.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { idOf, toIri } from '../../../lib/iri.ts';
import { toMap, toText } from '../../../schema/read.ts';
import { toAddress } from '../../../lib/address.ts';
import { WHOLE } from '../../../session/parseAccesses.ts';
import type { Entry } from './findPages.ts';

/** A query and the palette entries of its records. */
export interface Search {
  /** Resource whose right it needs. */
  readonly resource: string;
  readonly question: Question;
  readonly toEntry: (record: RaRecord) => Entry;
}

interface Place {
  readonly clubId: string;
  /** Whether the account may enter a club. */
  readonly isOwn: (club: number) => boolean;
  /** `né(e) en 1999` */
  readonly toBirth: (year: string) => string;
  /** `phase 1` */
  readonly toPhase: (phase: number) => string;
}

/** Of each kind so many: who wants more opens the list. */
const LIMIT = { page: 1, limit: 6 } as const;

/** GraphQL's integers have 32 bits. */
const RECORD_NUMBER = /^\d{1,9}$/;

/**
 * What is asked for a text: persons and teams of the club of the address, clubs of all. Digits are the number of a
 * licence, of a club or of a record; of several words the first or the last is the family name.
 */
export const toSearches = (typed: string, place: Place): readonly Search[] => {
  const { clubId, isOwn, toPhase } = place;
  const isNumber = /^\d+$/.test(typed);
  const id = RECORD_NUMBER.test(typed) ? Number(typed) : null;
  const ask = (name: string, collection: string) =>
    query(`palette ${name}`, collection).pagination(LIMIT).withoutTotal();
  const isWhole = Number(clubId) === WHOLE;
  const ofClub = (question: Query, path: string): Query =>
    isWhole ? question : question.where(path, toIri('/clubs', clubId));

  const people = ofClub(
    ask('people', '/people').select('familyName', 'givenName', 'birthDate', 'licence.identifier'),
    'club',
  );
  const ofPeople = (question: Question): Search => ({
    resource: 'persons',
    question,
    toEntry: (person) => toPerson(place, person, toMap(person.licence).identifier),
  });
  const named = (order: string, family: string, given: string): Search =>
    ofPeople({
      name: `palette people ${order}`,
      parts: people.where('familyName', family).where('givenName', given).parts,
    });
  const licences: Search = {
    resource: 'licences',
    question: ofClub(
      ask('licences', '/licences').select(
        'identifier',
        'person.id',
        'person.familyName',
        'person.givenName',
        'person.birthDate',
      ),
      'club',
    )
      .where('identifier', typed)
      .orderBy('id', 'desc'),
    toEntry: ({ person, identifier }) => toPerson(place, person, identifier),
  };
  const clubs = ask('clubs', '/clubs').select('name', 'identifier');
  const ofClubs: Search = {
    resource: 'organizations',
    question: clubs.where(isNumber ? 'identifier' : 'name', typed),
    toEntry: ({ '@id': iri, name, identifier }) => {
      const number = idOf(iri) ?? 0;
      const page = toAddress(clubId, `${isWhole ? 'informations' : 'organizations'}/${number}/show`);
      return { ...titled('clubs', name, identifier), to: isOwn(number) ? `/${number}` : page };
    },
  };
  const teams = ofClub(
    ask('teams', '/teams').select('name', 'phase', 'division.name', 'division.label', 'season.name'),
    'clubs',
  ).orderBy('id', 'desc');
  const ofTeams: Search = {
    resource: 'teams',
    question: id === null ? teams.where('name', typed) : teams.where('id', id),
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
  const words = typed.split(/\s+/);
  const persons = isNumber
    ? [licences, ...(id === null ? [] : [ofPeople(people.where('id', id))])]
    : words.length === 1
      ? [ofPeople(people.orWhere('familyName', typed).orWhere('givenName', typed))]
      : [
          named('family first', words[0] ?? '', words.slice(1).join(' ')),
          named('family last', words.at(-1) ?? '', words.slice(0, -1).join(' ')),
        ];
  return [...persons, ofClubs, ofTeams];
};

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
