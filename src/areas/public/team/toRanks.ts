/** Ranks as they are read; `3 =` where several share one, a dash where nothing is decided. */
export const toRanks = (ranks: readonly (number | null)[]): readonly string[] =>
  ranks.map((rank) => {
    if (rank === null) return '–';
    return ranks.filter((other) => other === rank).length > 1 ? `${rank}\u00a0=` : String(rank);
  });
