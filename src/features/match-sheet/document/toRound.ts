import type { Facts } from './facts.ts';

type Translate = (key: string, values: Readonly<Record<string, unknown>>) => string;

/** Where a meeting stands: its day, division and, where it has one, its pool. */
export const toRound = (
  { day, divisionName: division, poolName: pool }: Pick<Facts, 'day' | 'divisionName' | 'poolName'>,
  translate: Translate,
): string => translate(pool === '' ? 'sheet.roundAlone' : 'sheet.round', { day, division, pool });
