import { createRandom } from './createRandom.ts';
import type { SeedDraw } from './data/tournaments.ts';
import type { Player } from './findPlayers.ts';
import type { SportTools } from './sportTools.ts';
import { toDrawOrder } from './toDrawOrder.ts';
import { toSets } from './toSets.ts';

/** An entrant of a draw with the seed that protects it, if it has one. */
interface Entrant extends Player {
  readonly seed: number | null;
}

interface Bracket {
  readonly name: string;
  readonly firstPlace: number;
}

/** Points that a table is for. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The match of the first round in which somebody does not go on, as it happens in each tournament. */
const RETIRED = 5;

/** The knockouts of a table: the main one, the match for the third place, and a consolation where there is one. */
export const addDraw = (
  { rows, players }: SportTools,
  table: number,
  { size, players: count, played, consolation = false }: SeedDraw,
  { from, to }: Range,
): void => {
  // A sequence of its own: a draw shifts nothing else of the seed.
  const random = createRandom(table);
  const entrants = random
    .shuffle([...players.values()].flat().filter(({ points }) => points >= from && points <= to))
    .slice(0, count)
    .toSorted((one, other) => other.points - one.points);
  const seeds = size / 4;

  /** Adds a knockout and returns the losers of each round. */
  const addKnockout = (lines: readonly (Entrant | null)[], bracket: Bracket): Entrant[][] => {
    const losers: Entrant[][] = [];
    let current = lines;
    for (let round = 0; current.length > 1; round += 1) {
      const out: Entrant[] = [];
      current = Array.from({ length: current.length / 2 }, (_, position) => {
        const [home, away] = [current[2 * position] ?? null, current[2 * position + 1] ?? null];
        const bye = round === 0 && (home === null || away === null);
        const sets = played && home && away ? toSets(random, home.points, away.points) : [];
        const homeWins = bye ? home !== null : (sets.at(-1)?.won ?? false);
        const isDecided = bye || sets.length > 0;
        const isRetired = sets.length > 0 && round === 0 && position === RETIRED;
        const reported = isRetired ? sets.slice(0, 2) : sets;
        rows.add('table-match', {
          table,
          bracket: bracket.name,
          firstPlace: bracket.firstPlace,
          size: lines.length,
          round,
          position,
          homePlayer: home?.licence ?? null,
          awayPlayer: away?.licence ?? null,
          homeSeed: home?.seed ?? null,
          awaySeed: away?.seed ?? null,
          bye,
          winner: isDecided ? (homeWins ? 'home' : 'away') : null,
          forfeit: false,
          ending: isRetired ? 'retirement' : null,
          sets:
            reported.length > 0
              ? reported.map(({ won, loser }) => `${won ? '' : '-'}${loser}`).join(',')
              : null,
        });
        const [winner, loser] = homeWins ? [home, away] : [away, home];
        if (isDecided && loser) out.push(loser);
        return isDecided ? winner : null;
      });
      losers.push(out);
    }
    return losers;
  };

  const byRank = entrants.map((player, rank) => ({ ...player, seed: rank < seeds ? rank + 1 : null }));
  const toLines = (of: readonly Entrant[], lines: number) =>
    toDrawOrder(lines).map((rank) => of[rank - 1] ?? null);
  const losers = addKnockout(toLines(byRank, size), { name: 'Tableau final', firstPlace: 1 });
  if (!played) return;
  addKnockout(losers.at(-2) ?? [], { name: 'Places 3 et 4', firstPlace: 3 });
  if (consolation)
    addKnockout(toLines(unseeded(losers[0] ?? []), size / 2), {
      name: 'Consolante',
      firstPlace: size / 2 + 1,
    });
};

const unseeded = (players: readonly Entrant[]): Entrant[] =>
  players.map((player) => ({ ...player, seed: null })).toSorted((one, other) => other.points - one.points);
