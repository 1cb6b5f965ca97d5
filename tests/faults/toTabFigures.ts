import type { Figures, Rounds } from './tabRounds.ts';

/** `200 rounds x 5 tabs x 20 requests: 200 refreshes, 0 failures, logout everywhere in 6 ms` */
export const toTabFigures = ({ rounds, tabs, requests }: Rounds, figures: Figures): string => {
  const refreshes = figures.refreshes.reduce((sum, count) => sum + count, 0);
  const { failures, logoutMs } = figures;
  return `${rounds} rounds x ${tabs} tabs x ${requests} requests: ${refreshes} refreshes, ${failures.length} failures, logout everywhere in ${logoutMs} ms`;
};
