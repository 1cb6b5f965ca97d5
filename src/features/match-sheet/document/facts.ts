import type { Translate } from '../../../i18n/MessageKey.ts';
import { formatDateTime } from '../../../i18n/formatDateTime.ts';
import { parseInstant } from '../../../lib/dates.ts';
import type { BestOf } from '../../../rules/gameResult.ts';
import { isMatchFormat, type MatchFormatCode } from '../../../rules/matchFormats.ts';
import type { Appearance, Championship, SheetLicence } from '../../../rules/sheet/lineUp.ts';
import type { Side } from '../../../rules/side.ts';
import { isObject, isTrue, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { toSide } from './document.ts';

/** Somebody with a licence. */
export interface Licensee {
  /** IRI of the person. */
  readonly person: string;
  readonly identifier: string;
  readonly familyName: string;
  readonly givenName: string;
}

/** A player who may be chosen, with all that decides whether they may play. */
export interface SheetPlayer extends Licensee, SheetLicence {
  /** IRI of the licence. */
  readonly licence: string;
  readonly side: Side;
  /** Meetings of the phase in which they stand on a sheet. */
  readonly played: readonly Omit<Appearance, 'identifier'>[];
  /** On the sheet, though none of the licences that the clubs may name: of an import, or cancelled since. */
  readonly isStranger: boolean;
}

/** A referee of any club, as far as others may know them. */
export interface Referee extends Licensee {
  readonly club: string;
  /** Codes of the grades, `AR, JA1`. */
  readonly grades: string;
}

interface SheetTeam {
  readonly name: string;
  /** Number of the team in its club. */
  readonly number: number | null;
  readonly clubs: readonly { readonly iri: string; readonly identifier: string; readonly name: string }[];
  /** Numbers of the other teams of these clubs in the same pool. */
  readonly poolTeams: readonly number[];
}

/** Constant data of a meeting that its sheet needs. */
export interface Facts {
  /** IRI of the meeting. */
  readonly match: string;
  readonly contest: string;
  readonly contestName: string;
  readonly divisionName: string;
  readonly level: string | null;
  readonly championship: Championship;
  readonly phase: number;
  readonly poolName: string;
  readonly day: number;
  readonly date: string;
  readonly time: string | null;
  readonly hallName: string;
  readonly home: SheetTeam;
  readonly away: SheetTeam;
  /** Code of the format, `4J14`. */
  readonly format: MatchFormatCode;
  readonly bestOf: BestOf;
  readonly maxForeigners: number | null;
  readonly maxMutated: number | null;
  readonly maxWomen: number | null;
  readonly resultDeadlineHours: number | null;
  readonly players: readonly SheetPlayer[];
  /** Referees of other clubs who were met on this sheet. */
  readonly referees: readonly Referee[];
  /** By which the points of its games are multiplied. */
  readonly coefficient: number;
  readonly cardTypes: readonly { readonly iri: string; readonly name: string }[];
  /** Allowed next states. */
  readonly transitions: readonly string[];
  readonly canUpdate: boolean;
}

/** Facts that come from a store or a file; null where they are none. */
export const toFacts = (value: unknown): Facts | null => {
  if (!isObject(value) || toText(value.match) === null || !isMatchFormat(value.format)) return null;
  const text = textIn(value);
  return {
    match: text('match'),
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
    format: value.format,
    bestOf: value.bestOf === 3 || value.bestOf === 7 ? value.bestOf : 5,
    maxForeigners: toNumber(value.maxForeigners),
    maxMutated: toNumber(value.maxMutated),
    maxWomen: toNumber(value.maxWomen),
    resultDeadlineHours: toNumber(value.resultDeadlineHours),
    players: rowsIn(value.players).flatMap(toPlayer),
    referees: toReferees(value.referees),
    coefficient: toNumber(value.coefficient) ?? 1,
    cardTypes: rowsIn(value.cardTypes)
      .map(textIn)
      .map((type) => ({ iri: type('iri'), name: type('name') }))
      .filter(({ iri }) => iri !== ''),
    transitions: toList(value.transitions).filter((state) => typeof state === 'string'),
    canUpdate: value.canUpdate === true,
  };
};

const rowsIn = (value: unknown): readonly Json[] => toList(value).filter(isObject);

const textIn =
  (row: Json) =>
  (name: string): string =>
    toText(row[name]) ?? '';

const toTeam = ({ name, number, clubs, poolTeams }: Json): SheetTeam => ({
  name: toText(name) ?? '',
  number: toNumber(number),
  clubs: rowsIn(clubs)
    .map(textIn)
    .map((club) => ({ iri: club('iri'), identifier: club('identifier'), name: club('name') }))
    .filter(({ iri }) => iri !== ''),
  poolTeams: toList(poolTeams).flatMap((one) => toNumber(one) ?? []),
});

const toLicensee = (row: Json): Licensee => {
  const text = textIn(row);
  return {
    person: text('person'),
    identifier: text('identifier'),
    familyName: text('familyName'),
    givenName: text('givenName'),
  };
};

/** A row of the read model of players, or a stored one. */
const toPlayer = (row: Json): SheetPlayer[] => {
  const text = textIn(row);
  const side = toSide(row.side);
  if (text('licence') === '' || text('person') === '' || side === null) return [];
  const player: SheetPlayer = {
    ...toLicensee(row),
    licence: text('licence'),
    side,
    points: toNumber(row.points) ?? 0,
    club: text('club'),
    gender: row.gender === 'F' ? 'F' : 'M',
    type: text('type'),
    // Facts that were stored before the server said so know nothing of it.
    isValid: row.isValid !== false,
    validationDate: toText(row.validationDate),
    numbered: isTrue(row.isNumbered ?? row.numbered),
    foreign: isTrue(row.isForeign ?? row.foreign),
    mutated: isTrue(row.isMutated ?? row.mutated),
    medical: text('medical'),
    suspendedUntil: toText(row.suspendedUntil),
    isStranger: isTrue(row.isStranger),
    played: rowsIn(row.played).map((day) => ({
      championship: toChampionship(day.championship),
      phase: toNumber(day.phase) ?? 0,
      day: toNumber(day.day) ?? 0,
      team: toNumber(day.team) ?? 0,
      teamName: textIn(day)('teamName'),
    })),
  };
  return [player];
};

/** The referees of an answer, or stored ones. */
export const toReferees = (value: unknown): readonly Referee[] =>
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

/** Where a meeting stands: its day, division and, where it has one, its pool. */
export const toRound = (
  { day, divisionName: division, poolName: pool }: Pick<Facts, 'day' | 'divisionName' | 'poolName'>,
  translate: Translate,
): string => translate(pool === '' ? 'sheet.roundAlone' : 'sheet.round', { day, division, pool });

/** `21/11/2026 à 17:05`; empty for other values. */
export const toMinute = (value: unknown): string => formatDateTime(value)?.slice(0, -':00'.length) ?? '';
