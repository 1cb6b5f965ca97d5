import { toGamePoints } from '../rules/toGamePoints.ts';
import type { Player } from './findPlayers.ts';
import type { SportTools } from './sportTools.ts';
import { toSets } from './toSets.ts';

/** Orders of a pool of four, by places. */
const POOL_GAMES = [
  [0, 3],
  [1, 2],
  [0, 2],
  [1, 3],
  [0, 1],
  [2, 3],
] as const;
const POOLS = 4;
/** A single of the critérium counts so many times. */
export const CRITERIUM_COEFFICIENT = 1.5;
const STAGES: Readonly<Record<number, string>> = { 8: '1/4', 4: '1/2', 2: 'Finale' };

interface Where {
  readonly contest: number;
  readonly division: number;
  readonly tour: number;
  readonly date: string;
}

interface Stage {
  readonly pool?: number;
  readonly round: number;
  readonly stage: string;
  readonly bracketPosition?: string;
  readonly firstPlace?: number;
}

type Play = (home: Player, away: Player, stage: Stage) => [winner: Player, loser: Player];

/** Plays a game and returns its winner and its loser. */
const createPlay =
  (
    { rows, random }: SportTools,
    { contest, division, tour, date }: Where,
    group: number,
    opponents: ReadonlyMap<number, number>,
  ): Play =>
  (home, away, { stage, round, ...at }) => {
    const sets = toSets(random, home.points, away.points);
    const homeWins = sets.at(-1)?.won ?? false;
    const winner = homeWins ? 'home' : 'away';
    const sportMatch = rows.add('sport-match', {
      ...at,
      division,
      tour,
      group,
      roundNumber: round,
      plannedDate: date,
      date,
      homeOpponent: opponents.get(home.licence) ?? null,
      awayOpponent: opponents.get(away.licence) ?? null,
      homeGamePoints: homeWins ? 1 : 0,
      awayGamePoints: homeWins ? 0 : 1,
      winner,
      source: 'web',
      status: 'validated',
    });
    const game = rows.add('game', {
      sportMatch,
      contest,
      position: 1,
      label: 'A-X',
      stage,
      date,
      homePlayer: home.licence,
      awayPlayer: away.licence,
      homeSets: sets.filter(({ won }) => won).length,
      awaySets: sets.filter(({ won }) => !won).length,
      winner,
      ...toGamePoints(home.points, away.points, homeWins, CRITERIUM_COEFFICIENT),
    });
    for (const [position, set] of sets.entries()) rows.add('game-set', { ...set, game, position });
    return homeWins ? [home, away] : [away, home];
  };

/** Plays a draw to its end, and notes the place of who is out. */
const playDraw = (
  play: Play,
  ranks: Map<number, number>,
  lines: readonly Player[],
  firstPlace: number,
  round: number,
): void => {
  const stage = STAGES[lines.length];
  if (stage === undefined) return void ranks.set(at(lines, 0).licence, firstPlace);
  const half = lines.length / 2;
  const won = Array.from({ length: half }, (_, index) =>
    play(at(lines, index), at(lines, lines.length - 1 - index), {
      round,
      stage: half === 1 ? stage : `${stage} de finale`.replace('1/2 de finale', '1/2 finale'),
      bracketPosition: half === 1 ? stage : `${stage}-${toPlace(index, half) + 1}`,
      firstPlace,
    }),
  );
  for (const [, loser] of won) ranks.set(loser.licence, firstPlace + half);
  playDraw(
    play,
    ranks,
    won.map(([winner]) => winner),
    firstPlace,
    round + 1,
  );
};

/**
 * A group of sixteen: four pools of four, play-offs between seconds and thirds, then a draw of eight for the places
 * from 1 and one for those from 9. Returns the rank of each licence; who is out in the same round shares it.
 */
export const addCriteriumGroup = (
  tools: SportTools,
  where: Where,
  players: readonly Player[],
): { group: number; ranks: ReadonlyMap<number, number> } => {
  const { rows } = tools;
  const { tour } = where;
  const group = rows.add('group', {
    name: 'Gr1',
    tour,
    order: 1,
    size: players.length,
    letter: 'A',
    startTime: '09:00:00',
  });
  const opponents = new Map(
    players.map(({ licence }) => [licence, rows.add('opponent', { player: licence })]),
  );
  const play = createPlay(tools, where, group, opponents);
  const pools = Array.from({ length: POOLS }, (_, index) =>
    players.filter((_player, place) => toSnake(place) === index),
  ).map((four, index) => {
    const pool = rows.add('pool', {
      name: String(index + 1),
      group,
      size: four.length,
      kind: 'individual',
      state: 'finished',
    });
    for (const [place, { licence }] of four.entries())
      rows.add('pool-opponent', { pool, position: place + 1, opponent: opponents.get(licence) ?? null });
    const winners = POOL_GAMES.map(([one, other], game) =>
      play(at(four, one), at(four, other), {
        pool,
        round: Math.floor(game / 2) + 1,
        stage: `Poule ${index + 1}`,
      }),
    );
    const wins = (player: Player) => winners.filter(([winner]) => winner === player).length;
    return four.toSorted((one, other) => wins(other) - wins(one) || other.points - one.points);
  });
  const placed = (rank: number) => pools.map((pool) => at(pool, rank));
  const thirds = placed(2);
  const playOffs = placed(1).map((second, index) =>
    play(second, at(thirds, (index + 1) % POOLS), {
      round: 4,
      stage: 'Barrage',
      bracketPosition: `Barrage-${index + 1}`,
    }),
  );
  const ranks = new Map<number, number>();
  playDraw(play, ranks, [...placed(0), ...playOffs.map(([winner]) => winner)], 1, 5);
  playDraw(play, ranks, [...playOffs.map(([, loser]) => loser), ...placed(3)], 1 + players.length / 2, 5);
  return { group, ranks };
};

/** Position of a game from the top, so that the winners of neighbours meet: first plays last, second last but one. */
const toPlace = (index: number, games: number): number =>
  games === 1 ? 0 : 2 * toPlace(Math.min(index, games - 1 - index), games / 2) + (index < games / 2 ? 0 : 1);

/** Pool of a place in the order of strength: 0 1 2 3, 3 2 1 0, and again. */
const toSnake = (place: number): number => {
  const step = place % (2 * POOLS);
  return step < POOLS ? step : 2 * POOLS - 1 - step;
};

const at = (players: readonly Player[], index: number): Player => {
  const player = players[index];
  if (!player) throw new RangeError(`The group has no player at ${index}`);
  return player;
};
