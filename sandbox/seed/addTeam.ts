import type { SeedClub } from './data/clubs.ts';
import type { Player } from './findPlayers.ts';
import type { SportTools } from './sportTools.ts';

/** A team with its line-up, the strongest first. */
export interface AddedTeam {
  readonly team: number;
  readonly club: number;
  readonly lineUp: readonly Player[];
}

export const LINE_UP = 4;

/** The team `number` of a club: its next four players by strength; the strongest is captain. */
export const addTeam = (
  { rows, season, players, halls, organization }: SportTools,
  { number: identifier, shortLabel }: SeedClub,
  number: number,
  where: { readonly contest: number; readonly division: number; readonly pool: number | null },
): AddedTeam => {
  const club = organization(identifier);
  const lineUp = players.get(club)?.slice((number - 1) * LINE_UP, number * LINE_UP) ?? [];
  if (lineUp.length < LINE_UP) throw new RangeError(`${shortLabel} has too few players for team ${number}`);
  const team = rows.add('team', {
    ...where,
    name: `${shortLabel} ${number}`,
    position: number,
    clubs: [club],
    season: season.id,
    phase: 1,
    gender: 'M',
    day: 'samedi',
    time: number === 1 ? '17:00:00' : '15:00:00',
    sportHall: halls.get(club) ?? null,
    captain: lineUp[0]?.person ?? null,
    state: 'engaged',
    players: lineUp.map(({ licence }) => licence),
  });
  return { team, club, lineUp };
};
