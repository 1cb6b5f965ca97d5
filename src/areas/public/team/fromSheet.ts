import { fullName } from '../../../lib/fullName.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { isObject, isTrue, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { fromMeeting } from './fromPool.ts';
import type { Meeting } from './Pool.ts';

export interface Player {
  readonly letter: string;
  readonly name: string;
  readonly number: string | null;
  readonly points: number | null;
  readonly isCaptain: boolean;
  readonly isMutated: boolean;
  readonly isForeign: boolean;
  readonly isAbsent: boolean;
}

export interface Game {
  readonly position: number;
  readonly label: string;
  readonly home: string;
  readonly away: string;
  /** `09 -08`: points of the loser of each set, with a minus where the home side lost. */
  readonly sets: string;
  readonly winner: 'home' | 'away' | null;
  readonly isForfeit: boolean;
  readonly isNotCounted: boolean;
}

export interface Sheet {
  readonly meeting: Meeting;
  readonly title: string;
  readonly home: readonly Player[];
  readonly away: readonly Player[];
  readonly games: readonly Game[];
}

/** The sheet of a meeting as REST gives it; undefined when it is none. */
export const fromSheet = (body: unknown): Sheet | undefined => {
  const raw = toMap(body);
  const [meeting] = fromMeeting(raw);
  if (!meeting) return undefined;
  const division = toMap(raw.division);
  const names = [toMap(division.contest).name, division.name].map(toText);
  return {
    meeting,
    title: names.flatMap((name) => name?.replace(ORGANIZER, '') ?? []).join(' - '),
    home: toList(raw.homeSheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    away: toList(raw.awaySheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    games: toList(raw.games)
      .filter(isObject)
      .map(toGame)
      .toSorted((one, other) => one.position - other.position),
  };
};

/** Prefixes of names on this page: `FED_`, `L08_`, `D77_`. */
const ORGANIZER = /^(?:FED|[LD]\w{2,3})_/;

const byLetter = (one: Player, other: Player): number => one.letter.localeCompare(other.letter);

const toPlayer = (raw: Json): Player => {
  const licence = toMap(raw.player);
  return {
    letter: toText(raw.letter) ?? '',
    name: nameOf(licence) ?? PLACEHOLDER,
    number: toText(licence.identifier),
    points: toNumber(raw.points) ?? toNumber(licence.points),
    isCaptain: isTrue(raw.captain),
    isMutated: isTrue(raw.mutated),
    isForeign: isTrue(raw.foreign),
    isAbsent: isTrue(raw.absent),
  };
};

const nameOf = (licence: unknown): string | null => {
  const name = fullName(toMap(licence).person);
  return name === PLACEHOLDER ? null : name;
};

const toGame = (raw: Json): Game => {
  const side = (name: 'home' | 'away'): string =>
    [raw[`${name}Player`], raw[`${name}TeammatePlayer`]].map(nameOf).filter(Boolean).join(' et ') ||
    PLACEHOLDER;
  return {
    position: toNumber(raw.position) ?? 0,
    label: toText(raw.label) ?? '',
    home: side('home'),
    away: side('away'),
    sets: toList(raw.sets).filter(isObject).map(toSet).join(' '),
    winner: raw.winner === 'home' || raw.winner === 'away' ? raw.winner : null,
    isForfeit: isTrue(raw.forfeit),
    isNotCounted: isTrue(raw.notCounted),
  };
};

const toSet = ({ won, loser }: Json): string =>
  `${isTrue(won) ? '' : '-'}${String(toNumber(loser) ?? 0).padStart(2, '0')}`;
