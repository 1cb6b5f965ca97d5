import type { Translate } from '../../../i18n/MessageKey.ts';
import { formatToMinute } from '../../../i18n/formatDateTime.ts';
import { parseInstant } from '../../../lib/dates.ts';
import type { BestOf } from '../../../rules/gameResult.ts';
import { isMatchFormat } from '../../../rules/matchFormats.ts';
import type { Championship, SheetLicence } from '../../../rules/sheet/lineUp.ts';
import { isObject, isTrue, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { toSide } from './document.ts';

/** Somebody with a licence: `person` is an IRI, `identifier` the number of the licence. */
export type Licensee = ReturnType<typeof toLicensee>;

/** A player who may be chosen, with all that decides whether they may play. */
export type SheetPlayer = ReturnType<typeof toPlayer>[number];

/** A referee of any club, as far as others may know them. */
export type Referee = ReturnType<typeof toReferees>[number];

/** Constant data of a meeting that its sheet needs. */
export type Facts = Readonly<NonNullable<ReturnType<typeof toFacts>>>;

/** Facts that come from a server, a store or a file; null where they are none. */
export const toFacts = (value: unknown) => {
  const match = isObject(value) ? toText(value.match) : null;
  if (!isObject(value) || match === null || !isMatchFormat(value.format)) return null;
  const text = textIn(value);
  return {
    /** IRI of the meeting. */
    match,
    contest: text('contest'),
    contestName: text('contestName'),
    divisionName: text('divisionName'),
    level: toText(value.level),
    championship: toChampionship(value.championship),
    phase: toNumber(value.phase) ?? 1,
    poolName: text('poolName'),
    day: toNumber(value.day) ?? 0,
    date: text('date'),
    time: toText(value.time),
    hallName: text('hallName'),
    home: toTeam(toMap(value.home)),
    away: toTeam(toMap(value.away)),
    /** `4J14` */
    format: value.format,
    bestOf: BEST_OF.find((sets) => sets === value.bestOf) ?? 5,
    maxForeigners: toNumber(value.maxForeigners),
    maxMutated: toNumber(value.maxMutated),
    maxWomen: toNumber(value.maxWomen),
    resultDeadlineHours: toNumber(value.resultDeadlineHours),
    players: rowsIn(value.players).flatMap(toPlayer),
    /** Those of other clubs who were met on this sheet. */
    referees: toReferees(value.referees),
    /** By which the points of its games are multiplied. */
    coefficient: toNumber(value.coefficient) ?? 1,
    cardTypes: rowsIn(value.cardTypes).flatMap(toNamed),
    /** Allowed next states. */
    transitions: toStates(value.transitions),
    canUpdate: value.canUpdate === true,
  };
};

const BEST_OF: readonly BestOf[] = [3, 5, 7];

/** Names of states. */
export const toStates = (value: unknown): readonly string[] =>
  toList(value).filter((state) => typeof state === 'string');

const rowsIn = (value: unknown): readonly Json[] => toList(value).filter(isObject);

const textIn =
  (row: Json) =>
  (name: string): string =>
    toText(row[name]) ?? '';

const toNamed = (row: Json) => {
  const text = textIn(row);
  return text('iri') === '' ? [] : [{ iri: text('iri'), identifier: text('identifier'), name: text('name') }];
};

const toTeam = (team: Json) => ({
  name: textIn(team)('name'),
  /** Of the team in its club. */
  number: toNumber(team.number),
  clubs: rowsIn(team.clubs).flatMap(toNamed),
  /** Numbers of the other teams of these clubs in the same pool. */
  poolTeams: toList(team.poolTeams).flatMap((number) => toNumber(number) ?? []),
});

const toLicensee = (row: Json) => {
  const text = textIn(row);
  return {
    person: text('person'),
    identifier: text('identifier'),
    familyName: text('familyName'),
    givenName: text('givenName'),
  };
};

/** A row of the read model of players, or a stored one. */
const toPlayer = (row: Json) => {
  const text = textIn(row);
  const side = toSide(row.side);
  if (text('licence') === '' || text('person') === '' || side === null) return [];
  const player = {
    ...toLicensee(row),
    ...toLicence(row),
    /** IRI of the licence. */
    licence: text('licence'),
    side,
    /** Meetings of the phase with them on the sheet. */
    played: rowsIn(row.played).map((day) => ({
      championship: toChampionship(day.championship),
      phase: toNumber(day.phase) ?? 0,
      day: toNumber(day.day) ?? 0,
      team: toNumber(day.team) ?? 0,
      teamName: textIn(day)('teamName'),
    })),
    /** On the sheet, though none of the licences that the clubs may name: of an import, or cancelled since. */
    isStranger: isTrue(row.isStranger),
  };
  return [player];
};

const toLicence = (row: Json): SheetLicence => ({
  club: textIn(row)('club'),
  type: textIn(row)('type'),
  // Facts that were stored before the server said so know nothing of it.
  isValid: row.isValid !== false,
  validationDate: toText(row.validationDate),
  gender: row.gender === 'F' ? 'F' : 'M',
  foreign: isTrue(row.isForeign ?? row.foreign),
  mutated: isTrue(row.isMutated ?? row.mutated),
  numbered: isTrue(row.isNumbered ?? row.numbered),
  medical: textIn(row)('medical'),
  points: toNumber(row.points) ?? 0,
  suspendedUntil: toText(row.suspendedUntil),
});

/** The referees of an answer, or stored ones; grades are codes, `AR, JA1`. */
export const toReferees = (value: unknown) =>
  rowsIn(value)
    .map((row) => ({ ...toLicensee(row), club: textIn(row)('club'), grades: textIn(row)('grades') }))
    .filter(({ person }) => person !== '');

const toChampionship = (value: unknown): Championship => (value === 'F' || value === 'A' ? value : 'M');

const HOUR_MS = 3_600_000;

/** When the sheet is to be handed in: so many hours after the meeting began, or after its day where no time is known. */
export const deadlineOf = ({ date, time, resultDeadlineHours: hours }: Facts): string | null => {
  const start = parseInstant(`${date.slice(0, 10)}T${time ?? '23:59'}`);
  return hours === null || start === null ? null : new Date(start.getTime() + hours * HOUR_MS).toISOString();
};

/** The place of a meeting: its day, division and, where it has one, its pool. */
export const toRound = (
  { day, divisionName: division, poolName: pool }: Pick<Facts, 'day' | 'divisionName' | 'poolName'>,
  translate: Translate,
): string => translate(pool === '' ? 'sheet.roundAlone' : 'sheet.round', { day, division, pool });

/** `21/11/2026 à 17:05`; empty for other values. */
export const toMinute = (value: unknown): string => formatToMinute(value) ?? '';
