import { fullName } from '../../../lib/fullName.ts';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { withoutOrganizer } from '../../../lib/withoutOrganizer.ts';
import { isObject, isTrue, oneOf, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { endings } from '../../../rules/outcome.ts';
import { SIDES, type Side } from '../../../rules/side.ts';
import { fromMeeting } from './fromPool.ts';

export type Sheet = NonNullable<ReturnType<typeof fromSheet>>;
export type Player = ReturnType<typeof toPlayer>;
export type Game = ReturnType<typeof toGame>;

/** The sheet of a meeting as REST gives it; null when it is none. */
export const fromSheet = (body: unknown) => {
  const raw = toMap(body);
  const [meeting] = fromMeeting(raw);
  if (!meeting) return null;
  const division = toMap(raw.division);
  const names = [toMap(division.contest).name, division.name].map(toText);
  return {
    meeting,
    title: names.flatMap((name) => (name ? withoutOrganizer(name) : [])).join(' · '),
    home: toList(raw.homeSheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    away: toList(raw.awaySheetMatches).filter(isObject).map(toPlayer).toSorted(byLetter),
    games: toList(raw.games)
      .filter(isObject)
      .map(toGame)
      .toSorted((one, other) => one.position - other.position),
  };
};

const byLetter = (one: Player, other: Player): number => one.letter.localeCompare(other.letter);

const toPlayer = (raw: Json) => {
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

const toGame = (raw: Json) => {
  const side = (name: Side): string =>
    [raw[`${name}Player`], raw[`${name}TeammatePlayer`]].map(nameOf).filter(Boolean).join(' et ') ||
    PLACEHOLDER;
  return {
    position: toNumber(raw.position) ?? 0,
    label: toText(raw.label) ?? '',
    home: side('home'),
    away: side('away'),
    /** `09 -08`: points of the loser of each set, with a minus where the home side lost. */
    sets: toList(raw.sets).filter(isObject).map(toSet).join(' '),
    winner: oneOf(raw.winner, SIDES),
    isForfeit: isTrue(raw.forfeit),
    ending: oneOf(raw.ending, endings),
    isNotCounted: isTrue(raw.notCounted),
  };
};

const toSet = ({ won, loser }: Json): string =>
  `${isTrue(won) ? '' : '-'}${String(toNumber(loser) ?? 0).padStart(2, '0')}`;
