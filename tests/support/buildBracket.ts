/** A knockout draw as the API answers it: the better seed wins every match in three sets; seeds that are not there are byes. */
export const buildBracket = (size: number, players = size): object => {
  const rounds: object[] = [];
  let lines: readonly (number | null)[] = toSeeds(size).map((seed) => (seed <= players ? seed : null));
  while (lines.length > 1) {
    const matches = Array.from({ length: lines.length / 2 }, (_, index) => {
      const [home = null, away = null] = [lines[2 * index], lines[2 * index + 1]];
      const bye = home === null || away === null;
      const winner = (home ?? Infinity) < (away ?? Infinity) ? 'home' : 'away';
      const sets = Array.from({ length: 3 }, () => ({ won: winner === 'home', loser: 9 }));
      return {
        line: 2 * index + 1,
        homePlayer: buildPlayer(home),
        awayPlayer: buildPlayer(away),
        bye,
        winner,
        game: bye ? null : { sets },
        next:
          lines.length === 2
            ? null
            : {
                round: rounds.length + 1,
                match: Math.floor(index / 2),
                side: index % 2 === 0 ? 'home' : 'away',
              },
      };
    });
    rounds.push({ name: `Tour ${rounds.length + 1}`, matches });
    lines = Array.from({ length: lines.length / 2 }, (_, index) =>
      Math.min(lines[2 * index] ?? Infinity, lines[2 * index + 1] ?? Infinity),
    );
  }
  return { name: 'Tableau final', firstPlace: 1, size, rounds };
};

const buildPlayer = (seed: number | null) =>
  seed === null
    ? null
    : { identifier: String(seed), person: { familyName: `JOUEUR${seed}`, givenName: 'Jo' } };

const toSeeds = (size: number): readonly number[] => {
  let seeds = [1];
  while (seeds.length < size)
    seeds = seeds.flatMap((seed, index) => {
      const other = 2 * seeds.length + 1 - seed;
      return index % 2 === 0 ? [seed, other] : [other, seed];
    });
  return seeds;
};
