import { toMeetingResult } from '../../../rules/meeting.ts';
import { isObject } from '../../../schema/read.ts';
import { toForfeit, toSide, type Parts } from '../document/document.ts';
import type { Facts } from '../document/facts.ts';

/**
 * The score of a meeting as its server counts it: the games that it holds, or all of them where a side does not play.
 * What is about to be lost by absence is no game yet, and a score that ran ahead of its games would be refused.
 */
export const toWireScore = (
  parts: Parts,
  { format }: Pick<Facts, 'format'>,
): { readonly homeGamePoints: number; readonly awayGamePoints: number } => {
  const forfeit = toForfeit(parts['match/forfeit']);
  if (forfeit !== null) {
    const { home, away } = toMeetingResult([], { format }, forfeit);
    return { homeGamePoints: home, awayGamePoints: away };
  }
  const winners = Object.entries(parts).flatMap(([key, game]) =>
    key.startsWith('game/') && isObject(game) ? [toSide(game.winner)] : [],
  );
  return {
    homeGamePoints: winners.filter((winner) => winner === 'home').length,
    awayGamePoints: winners.filter((winner) => winner === 'away').length,
  };
};
