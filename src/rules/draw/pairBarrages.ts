/** A player who has come out of a pool. */
export interface PoolPlayer<Id> {
  readonly id: Id;
  readonly pool: string | number;
}

export interface Barrages<Id> {
  /** Who wins plays for the first places ('OK'), who loses for the others ('KO'). */
  readonly matches: readonly { readonly second: Id; readonly third: Id }[];
  /** Seconds who go on without a match. */
  readonly byes: readonly Id[];
  /** Thirds for whom no second is left: they play for the other places. */
  readonly unpaired: readonly Id[];
}

/**
 * The barrages of the critérium fédéral: the best second meets the weakest third, and nobody somebody of his own pool.
 * Both are given from the best on. A second whose pool has no third goes on without a match.
 */
export const pairBarrages = <Id>(
  seconds: readonly PoolPlayer<Id>[],
  thirds: readonly PoolPlayer<Id>[],
): Barrages<Id> => {
  const isAlone = ({ pool }: PoolPlayer<Id>): boolean => thirds.every((third) => third.pool !== pool);
  const playing = seconds.filter((second) => !isAlone(second)).slice(-thirds.length || seconds.length);
  const pairs = pair(playing, thirds.toReversed()) ?? [];
  const paired = new Set(pairs.flatMap(({ second, third }) => [second, third]));
  return {
    matches: pairs.map(({ second, third }) => ({ second: second.id, third: third.id })),
    byes: seconds.filter((second) => !paired.has(second)).map(({ id }) => id),
    unpaired: thirds.filter((third) => !paired.has(third)).map(({ id }) => id),
  };
};

interface Pair<Id> {
  readonly second: PoolPlayer<Id>;
  readonly third: PoolPlayer<Id>;
}

/** The best second takes the weakest third with whom the rest can still be paired; null when nothing can. */
const pair = <Id>(
  seconds: readonly PoolPlayer<Id>[],
  weakestFirst: readonly PoolPlayer<Id>[],
): Pair<Id>[] | null => {
  const [second, ...others] = seconds;
  if (second === undefined) return [];
  for (const third of weakestFirst) {
    if (third.pool === second.pool) continue;
    const rest = pair(
      others,
      weakestFirst.filter((one) => one !== third),
    );
    if (rest) return [{ second, third }, ...rest];
  }
  return null;
};
