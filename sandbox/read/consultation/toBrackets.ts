import type { Player } from './player.ts';
import { endingOf, isForfeit, winnerOf, type Match } from './readMatches.ts';

/**
 * The draws of a group, from the position of each meeting: `1/4-2` is the second of the quarter-finals from the
 * top, `Finale` the last meeting; the winners of two neighbours meet next. Meetings of the same first place are one
 * draw; play-offs between pools and draws (`Barrage-3`) are one of their own and lead nowhere.
 */
export const toBrackets = (matches: readonly Match[], seeds: ReadonlyMap<string, number | null>) => {
  const placed = matches.flatMap((match) => {
    const at = fromPosition(match.bracketPosition);
    return at ? [{ match, ...at }] : [];
  });
  const playOffs = placed
    .filter(({ size }) => size === null)
    .toSorted((one, other) => one.index - other.index);
  const draws = placed.flatMap(({ size, ...one }) => (size === null ? [] : [{ ...one, size }]));
  const firstPlaces = [...new Set(draws.map(({ match }) => match.firstPlace ?? 1))].toSorted((a, b) => a - b);
  return [
    ...(playOffs.length === 0
      ? []
      : [
          {
            name: 'Barrages',
            firstPlace: 1,
            size: 2 * playOffs.length,
            rounds: [
              {
                name: 'Barrages',
                matches: playOffs.map(({ match, index }) => ({
                  ...toWire(match, 2 * index + 1),
                  next: null,
                })),
              },
            ],
          },
        ]),
    ...firstPlaces.map((firstPlace) => {
      const own = draws.filter(({ match }) => (match.firstPlace ?? 1) === firstPlace);
      return { name: toName(firstPlace, firstPlaces), firstPlace, ...toRounds(own, seeds) };
    }),
  ];
};

interface Placed {
  readonly match: Match;
  /** Players of the round: 2 in a final. */
  readonly size: number;
  /** From 0, from the top. */
  readonly index: number;
}

const toRounds = (placed: readonly Placed[], seeds: ReadonlyMap<string, number | null>) => {
  const sizes = [...new Set(placed.map(({ size }) => size))].toSorted((one, other) => other - one);
  const total = sizes[0] ?? 0;
  const rounds = sizes.map((size) =>
    placed.filter((one) => one.size === size).toSorted((one, other) => one.index - other.index),
  );
  return {
    size: total,
    rounds: rounds.map((round, at) => ({
      name: ROUND_NAMES[sizes[at] ?? 0] ?? `1/${(sizes[at] ?? 0) / 2} de finale`,
      matches: round.map(({ match, index, size }) => {
        const isFirst = at === 0;
        const following = rounds[at + 1]?.findIndex(
          (one) => one.index === Math.floor(index / 2) && one.size === size / 2,
        );
        const seedOf = (player: Player | null) => {
          const seed = isFirst && player ? (seeds.get(player.identifier) ?? null) : null;
          return seed !== null && seed <= total / 2 ? seed : null;
        };
        return {
          ...toWire(match, (2 * index * total) / size + 1, isFirst),
          homeSeed: seedOf(match.home),
          awaySeed: seedOf(match.away),
          next:
            following === undefined || following < 0
              ? null
              : { round: at + 1, match: following, side: index % 2 === 0 ? 'home' : 'away' },
        };
      }),
    })),
  };
};

const ROUND_NAMES: Readonly<Record<number, string>> = { 2: 'Finale', 4: '1/2 finale' };

/** Only in the first round is nobody a bye; later, he is not known yet. */
const toWire = (match: Match, line: number, canBye = false) => {
  const { home, away, game } = match;
  const bye = canBye && (home === null) !== (away === null);
  return {
    line,
    homePlayer: home,
    awayPlayer: away,
    bye,
    winner: bye ? (home ? 'home' : 'away') : winnerOf(match),
    forfeit: !bye && isForfeit(match),
    ending: bye ? null : endingOf(match),
    game: bye ? null : game,
  };
};

const fromPosition = (text: string | null): { size: number | null; index: number } | undefined => {
  const [, stage, fraction, number] = /^(Finale|Barrage|1\/(\d{1,2}))(?:-(\d{1,2}))?$/.exec(text ?? '') ?? [];
  if (stage === undefined) return undefined;
  const size = stage === 'Barrage' ? null : 2 * Number(fraction ?? 1);
  return { size, index: Math.max(Number(number ?? 1), 1) - 1 };
};

const toName = (firstPlace: number, firstPlaces: readonly number[]): string => {
  if (firstPlace === firstPlaces[0]) return 'Tableau final';
  return firstPlaces.length === 2 ? 'Consolante' : `Tableau de la place ${firstPlace}`;
};
