import type { Translate } from '../../../i18n/MessageKey.ts';
import { formatDateTime } from '../../../i18n/formatDateTime.ts';
import { parseInstant } from '../../../lib/dates.ts';
import type { BestOf } from '../../../rules/gameResult.ts';
import { isMatchFormat, type MatchFormatCode } from '../../../rules/matchFormats.ts';
import type { Appearance, Championship } from '../../../rules/sheet/lineUp.ts';
import type { Side } from '../../../rules/side.ts';
import { isObject, isTrue, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { toSide } from './document.ts';
import { toReferees, type Referee } from './referees.ts';

/** A player who may be chosen, with all that decides whether they may play. */
export interface SheetPlayer {
  /** IRI of the licence. */
  readonly licence: string;
  /** IRI of the person. */
  readonly person: string;
  readonly side: Side;
  readonly identifier: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly points: number;
  /** Number of the club. */
  readonly club: string;
  readonly gender: 'M' | 'F';
  /** Code of the licence's type. */
  readonly type: string;
  /** As the server says; true in facts stored before it did. */
  readonly isValid: boolean;
  readonly validationDate: string | null;
  readonly isNumbered: boolean;
  readonly isForeign: boolean;
  readonly isMutated: boolean;
  /** Code of the medical mention; empty when nothing was handed in. */
  readonly medical: string;
  readonly suspendedUntil: string | null;
  /** Meetings of the phase in which they stand on a sheet. */
  readonly played: readonly PlayedDay[];
  /** On the sheet, though none of the licences that the clubs may name: of an import, or cancelled since. */
  readonly isStranger: boolean;
}

type PlayedDay = Omit<Appearance, 'identifier'>;

export interface SheetTeam {
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
  const text = (name: string): string => toText(value[name]) ?? '';
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
    home: toTeam(value.home),
    away: toTeam(value.away),
    format: value.format,
    bestOf: value.bestOf === 3 || value.bestOf === 7 ? value.bestOf : 5,
    maxForeigners: toNumber(value.maxForeigners),
    maxMutated: toNumber(value.maxMutated),
    maxWomen: toNumber(value.maxWomen),
    resultDeadlineHours: toNumber(value.resultDeadlineHours),
    players: toList(value.players).flatMap((player) => toPlayer(player) ?? []),
    referees: toReferees(value.referees),
    coefficient: toNumber(value.coefficient) ?? 1,
    cardTypes: toList(value.cardTypes).flatMap((type) => {
      const iri = isObject(type) ? toText(type.iri) : null;
      return isObject(type) && iri !== null ? [{ iri, name: toText(type.name) ?? '' }] : [];
    }),
    transitions: toList(value.transitions).filter((state) => typeof state === 'string'),
    canUpdate: value.canUpdate === true,
  };
};

const toTeam = (value: unknown): SheetTeam => {
  const team = toMap(value);
  return {
    name: toText(team.name) ?? '',
    number: toNumber(team.number),
    clubs: toList(team.clubs).flatMap((club) => {
      const iri = isObject(club) ? toText(club.iri) : null;
      if (!isObject(club) || iri === null) return [];
      return [{ iri, identifier: toText(club.identifier) ?? '', name: toText(club.name) ?? '' }];
    }),
    poolTeams: toList(team.poolTeams).flatMap((number) => toNumber(number) ?? []),
  };
};

/** A row of the read model of players, or a stored one. */
const toPlayer = (value: unknown): SheetPlayer | null => {
  if (!isObject(value)) return null;
  const [licence, person, side] = [toText(value.licence), toText(value.person), toSide(value.side)];
  if (licence === null || person === null || side === null) return null;
  return {
    licence,
    person,
    side,
    identifier: toText(value.identifier) ?? '',
    familyName: toText(value.familyName) ?? '',
    givenName: toText(value.givenName) ?? '',
    points: toNumber(value.points) ?? 0,
    club: toText(value.club) ?? '',
    gender: value.gender === 'F' ? 'F' : 'M',
    type: toText(value.type) ?? '',
    isValid: value.isValid !== false,
    validationDate: toText(value.validationDate),
    isNumbered: isTrue(value.isNumbered),
    isForeign: isTrue(value.isForeign),
    isMutated: isTrue(value.isMutated),
    medical: toText(value.medical) ?? '',
    suspendedUntil: toText(value.suspendedUntil),
    isStranger: isTrue(value.isStranger),
    played: toList(value.played).flatMap((day) => (isObject(day) ? [toPlayedDay(day)] : [])),
  };
};

const toPlayedDay = (day: Json): PlayedDay => ({
  championship: toChampionship(day.championship),
  phase: toNumber(day.phase) ?? 0,
  day: toNumber(day.day) ?? 0,
  team: toNumber(day.team) ?? 0,
  teamName: toText(day.teamName) ?? '',
});

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
