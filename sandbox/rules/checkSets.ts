import { isObject } from '../model/isObject.ts';

const NEEDED: Readonly<Record<number, string>> = { 2: 'Deux', 3: 'Trois', 4: 'Quatre' };

/** Why these sets, seen from the home side, are no game of at most `bestOf`; null when they are one. */
export const checkSets = (
  sets: readonly unknown[],
  winner: unknown,
  position: number,
  bestOf: number,
): string | null => {
  const needed = (bestOf + 1) / 2;
  const won = { home: 0, away: 0 };
  for (const [index, set] of sets.entries()) {
    if (!isObject(set)) continue;
    const loser = Number(set['loser']);
    if (!Number.isInteger(loser) || loser < 0 || loser > 99)
      return `Score de manche impossible\u00a0: ${String(set['loser'])}`;
    if (Math.max(won.home, won.away) >= needed)
      return `${NEEDED[needed] ?? needed} manches gagnantes : manche ${index + 1} en trop`;
    won[set['won'] === true ? 'home' : 'away'] += 1;
  }
  const decided = won.home >= needed ? 'home' : won.away >= needed ? 'away' : null;
  return decided !== null && typeof winner === 'string' && winner !== decided
    ? `Partie ${position} : vainqueur incohérent avec les manches`
    : null;
};
