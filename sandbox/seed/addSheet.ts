import { toGamePoints } from '../rules/toGamePoints.ts';
import type { SeedPool, SeedTeam } from './addPool.ts';
import type { PlayedGame } from './playMeeting.ts';
import type { SportTools } from './sportTools.ts';

/** A single of a team championship counts once. */
const TEAM_COEFFICIENT = 1;

/** The line-ups and games of a meeting that was played. */
export const addSheet = (
  { rows }: Pick<SportTools, 'rows'>,
  { contest }: Pick<SeedPool, 'contest'>,
  match: { readonly id: number; readonly date: string; readonly home: SeedTeam; readonly away: SeedTeam },
  games: readonly PlayedGame[],
  isSigned = true,
): void => {
  for (const [side, letters] of [
    ['home', 'ABCD'],
    ['away', 'WXYZ'],
  ] as const)
    for (const [index, player] of match[side].lineUp.entries())
      rows.add('sheet-match-player', {
        sportMatch: match.id,
        side,
        letter: letters.charAt(index),
        player: player.licence,
        points: player.points,
        doublePair: (index % 2) + 1,
        captain: index === 0,
        homeMatch: side === 'home' ? match.id : null,
        awayMatch: side === 'away' ? match.id : null,
      });
  for (const [position, side] of isSigned ? (['home', 'away'] as const).entries() : [])
    rows.add('signature', {
      role: `${side}Captain`,
      person: match[side].lineUp[0]?.person ?? null,
      date: `${match.date}T19:15:00Z`,
      sportMatch: match.id,
      position,
    });
  for (const [index, { label, home, away, sets, homeWins }] of games.entries()) {
    const game = rows.add('game', {
      sportMatch: match.id,
      contest,
      position: index + 1,
      label,
      date: match.date,
      doubleOpposition: home.length > 1,
      homePlayer: home[0]?.licence ?? null,
      awayPlayer: away[0]?.licence ?? null,
      homeTeammatePlayer: home[1]?.licence ?? null,
      awayTeammatePlayer: away[1]?.licence ?? null,
      homeSets: sets.filter(({ won }) => won).length,
      awaySets: sets.filter(({ won }) => !won).length,
      winner: homeWins ? 'home' : 'away',
      // Doubles bring nothing.
      ...(home.length === 1 &&
        toGamePoints(home[0]?.points ?? 0, away[0]?.points ?? 0, homeWins, TEAM_COEFFICIENT)),
      table: (index % 2) + 1,
    });
    for (const [position, set] of sets.entries()) rows.add('game-set', { ...set, game, position });
  }
};
