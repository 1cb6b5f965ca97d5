import { type publicTeamTexts, publicTeamTexts as texts } from '../../../i18n/publicTeam.ts';

export interface Standing {
  readonly rank: number | null;
  readonly team: TeamRef;
  readonly played: number;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Meetings lost by forfeit or penalty. */
  readonly penalties: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
}

/** A team as it is named; without an id it has no calendar to open. */
export interface TeamRef {
  readonly id: number | null;
  readonly name: string;
  /** Why the team has left the pool, if it has: its results are void. */
  readonly absence: keyof typeof publicTeamTexts.absences | null;
}

export type Side = 'home' | 'away';

export interface Meeting {
  readonly id: number;
  readonly round: number;
  /** `2026-10-03`, when it was or will be played; null while unknown. */
  readonly date: string | null;
  readonly plannedDate: string | null;
  /** `17:00` */
  readonly time: string | null;
  readonly status: string | null;
  /** No official has confirmed its score yet. */
  readonly isProvisional: boolean;
  readonly isCancelled: boolean;
  readonly winner: Side | 'draw' | null;
  readonly forfeit: Side | 'both' | null;
  readonly penalty: Side | 'both' | null;
  /** Games won; null as long as there is no score. */
  readonly score: readonly [home: number, away: number] | null;
  /** Null: the other side is exempt. */
  readonly home: TeamRef | null;
  readonly away: TeamRef | null;
}

export interface Hall {
  readonly name: string;
  readonly address: string | null;
  readonly tables: number | null;
}

export interface PoolTeam extends TeamRef {
  readonly position: number | null;
  readonly clubs: readonly { readonly name: string; readonly identifier: string | null }[];
  readonly day: string | null;
  readonly time: string | null;
  readonly hall: Hall | null;
}

/** Season to division of a pool, by id, with the names for its title. */
export interface PoolPlace {
  readonly season: number | null;
  readonly organization: number | null;
  readonly contest: number | null;
  readonly contestName: string;
  readonly phase: number | null;
  readonly division: number | null;
  readonly divisionName: string;
}

export interface Pool {
  readonly id: number;
  readonly name: string;
  readonly place: PoolPlace;
  readonly standings: readonly Standing[];
  readonly meetings: readonly Meeting[];
  readonly teams: readonly PoolTeam[];
  /** Planned days by number. */
  readonly days: ReadonlyMap<number, string>;
}

/** `Championnat par équipes M - Nationale 3 Messieurs - Poule 2` */
export const toPoolTitle = ({ name, place }: Pool): string =>
  [place.contestName, place.divisionName, `${texts.pool} ${name}`].filter(Boolean).join(' - ');

/** Ranks as they are read; `3 =` where several share one, a dash where nothing is decided. */
export const toRanks = (ranks: readonly (number | null)[]): readonly string[] =>
  ranks.map((rank) => {
    if (rank === null) return '–';
    return ranks.filter((other) => other === rank).length > 1 ? `${rank}\u00a0=` : String(rank);
  });
