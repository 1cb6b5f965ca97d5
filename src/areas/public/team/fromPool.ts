import type { Member } from '../../../data/graphql/fromConnection.ts';
import { publicTeamTexts as texts } from './texts.ts';
import { toClock } from '../../../lib/clock.ts';
import { toDateInput } from '../../../lib/dates.ts';
import { isObject, isTrue, oneOf, toList, toMap, toNumber, toText, type Json } from '../../../schema/read.ts';
import { generalForfeits } from '../../../rules/generalForfeits.ts';
import type { Side } from '../../../rules/side.ts';
import { fromDivision, idOfRef } from './fromDivision.ts';

export type Pool = ReturnType<typeof fromPool>;
export type Meeting = ReturnType<typeof fromMeeting>[number];

/** A team as it is named. */
export interface TeamRef {
  /** Null: it has no calendar to open. */
  readonly id: number | null;
  readonly name: string;
  /** Why the team has left the pool, if it has: its results are void. */
  readonly absence: keyof typeof texts.absences | null;
}

/** A pool with all that hangs on it, as GraphQL gave it. */
export const fromPool = (raw: Member) => {
  const meetings = rowsOf(raw.sportMatches).flatMap(fromMeeting);
  const out = generalForfeits(
    meetings.map(({ home, away, forfeit }) => ({
      home: home?.id ?? null,
      away: away?.id ?? null,
      forfeit,
    })),
  );
  /** Says of a team out by general forfeit why it plays no more, where its state does not say it. */
  const named = <T extends TeamRef | null>(team: T): T =>
    team && team.id !== null && team.absence === null && out.has(team.id)
      ? { ...team, absence: 'generalForfeit' }
      : team;
  return {
    id: raw.id ?? 0,
    name: toText(raw.name) ?? '',
    place: fromDivision(toMap(toMap(toMap(raw.group).tour).division)),
    standings: rowsOf(raw.results)
      .flatMap(fromResult)
      .map((line) => ({ ...line, team: named(line.team) }))
      .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity)),
    meetings: meetings.map((one) => ({ ...one, home: named(one.home), away: named(one.away) })),
    teams: rowsOf(raw.poolOpponents)
      .flatMap(fromPlace)
      .map(named)
      .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity)),
    /** Planned days by number. */
    days: new Map(
      rowsOf(toMap(raw.roundGrid).rounds).flatMap((round) => {
        const number = toNumber(round.roundNumber);
        const date = toDateInput(round.startDate);
        return number === null || date === '' ? [] : [[number, date] as const];
      }),
    ),
  };
};

const rowsOf = (value: unknown): readonly Json[] => toList(value).filter(isObject);

export const teamOf = (opponent: unknown): TeamRef | null => {
  const team = toMap(toMap(opponent).team);
  const name = toText(team.name);
  return name === null ? null : { id: idOfRef(team), name, absence: absenceOf(team.state) };
};

/** States of a team that have words for what they take away: it plays no more. */
const absenceOf = (state: unknown): TeamRef['absence'] =>
  typeof state === 'string' && Object.hasOwn(texts.absences, state)
    ? (state as keyof typeof texts.absences)
    : null;

const fromResult = (raw: Json) => {
  const team = teamOf(raw.opponent);
  if (!team) return [];
  const count = (name: string): number => toNumber(raw[name]) ?? 0;
  return [
    {
      rank: toNumber(raw.definitiveRank),
      team,
      played: count('sportMatchCount'),
      points: count('definitivePoints'),
      won: count('sportMatchWin'),
      drawn: count('sportMatchDraw'),
      lost: count('sportMatchLost'),
      /** Meetings lost by forfeit or penalty. */
      penalties: count('forfeit') + count('penality'),
      gamesWon: count('gamePointWin'),
      gamesLost: count('gamePointLost'),
    },
  ];
};

/** A side, or both; a mere `true` means the side without games. */
const faultOf = (value: unknown, winner: Side | 'draw' | null): Side | 'both' | null => {
  if (!isTrue(value)) return oneOf(value, ['home', 'away', 'both']);
  return winner === 'home' ? 'away' : winner === 'away' ? 'home' : 'both';
};

export const fromMeeting = (raw: Json) => {
  const id = toNumber(raw.id);
  if (id === null) return [];
  const winner = oneOf(raw.winner, ['home', 'away', 'draw']);
  const [home, away] = [toNumber(raw.homeGamePoints), toNumber(raw.awayGamePoints)];
  return [
    {
      id,
      round: toNumber(raw.roundNumber) ?? 0,
      /** `2026-10-03`, when it was or will be played; null while unknown. */
      date: toDateInput(raw.date) || null,
      plannedDate: toDateInput(raw.plannedDate) || null,
      /** `17:00` */
      time: toClock(raw.time),
      status: toText(raw.status),
      /** No official has confirmed its score yet. */
      isProvisional: isTrue(raw.provisional),
      isCancelled: isTrue(raw.cancelled),
      winner,
      forfeit: faultOf(raw.forfeit, winner),
      penalty: faultOf(raw.penalty, winner),
      /** Games won; null as long as there is no score. */
      score: home === null || away === null ? null : ([home, away] as const),
      /** Null: the other side is exempt. */
      home: teamOf(raw.homeOpponent),
      away: teamOf(raw.awayOpponent),
    },
  ];
};

const fromPlace = (raw: Json) => {
  const ref = teamOf(raw.opponent);
  if (!ref) return [];
  const team = toMap(toMap(raw.opponent).team);
  return [
    {
      ...ref,
      position: toNumber(raw.position),
      clubs: clubsOf(team),
      day: toText(team.day),
      time: toClock(team.time),
      hall: hallOf(team),
    },
  ];
};

export const clubsOf = (team: Json) =>
  rowsOf(team.clubs).flatMap((club) => {
    const name = toText(club.name);
    return name === null ? [] : [{ name, identifier: toText(club.identifier) }];
  });

/** `LOGNES EP 08770001, TORSAC CP 10160002` */
export const clubNames = (clubs: ReturnType<typeof fromPlace>[number]['clubs']): string =>
  clubs.map(({ name, identifier }) => [name, identifier].filter(Boolean).join(' ')).join(', ');

export const hallOf = (team: Json) => {
  const hall = toMap(team.sportHall);
  const name = toText(hall.name);
  if (name === null) return null;
  const address = toMap(hall.address);
  const town = [address.postalCode, address.addressLocality].map(toText).filter(Boolean).join(' ');
  // Many a hall is its own street address.
  const lines = [toText(address.streetAddress), town].filter((line) => line !== name);
  return {
    name,
    address: lines.filter(Boolean).join(', ') || null,
    tables: toNumber(hall.numberOfTables),
  };
};

/** `Championnat par équipes M - Nationale 3 Messieurs - Poule 2` */
export const toPoolTitle = ({ name, place }: Pick<Pool, 'name' | 'place'>): string =>
  [place.contestName, place.divisionName, `${texts.pool} ${name}`].filter(Boolean).join(' · ');
