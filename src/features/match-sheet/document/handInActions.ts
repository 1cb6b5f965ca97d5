import { plannedGames } from '../../../rules/matchFormats.ts';
import { settledIn } from '../../../rules/meeting.ts';
import { winnersOf } from '../../../rules/sheet/checkSheet.ts';
import { otherSide } from '../../../rules/side.ts';
import { isObject } from '../../../schema/read.ts';
import { isSame } from '../sync/planSync.ts';
import { gameOf, type SheetDocument } from './document.ts';
import type { Facts } from './facts.ts';
import { playersOf } from './players.ts';
import type { SheetAction } from './reduceSheet.ts';
import { toGameState } from './toGameState.ts';
import { toRulesSheet } from './toRulesSheet.ts';

/** Forfeits of the games that absent players have lost, so that the games add up to the score. */
export const absentForfeits = (document: SheetDocument, facts: Facts): SheetAction[] => {
  const sheet = toRulesSheet(document, facts);
  if (sheet.forfeit !== null) return [];
  const winners = winnersOf(sheet);
  const end = sheet.settledAt === null ? null : settledIn(winners, sheet.settledAt);
  return plannedGames(facts.format).flatMap(({ position }, index): SheetAction[] => {
    const winner = winners[index];
    const isOwed = position <= (end ?? winners.length);
    const isEmpty = toGameState(gameOf(document, position), facts.bestOf).isEmpty;
    return isOwed && isEmpty && (winner === 'home' || winner === 'away')
      ? [{ type: 'game', position, game: { texts: [], forfeit: otherSide(winner) } }]
      : [];
  });
};

/** Rewrites games on the server whose players were named later, on another device. */
export const namedGames = (document: SheetDocument, { format }: Facts): SheetAction[] =>
  plannedGames(format).flatMap((planned): SheetAction[] => {
    const { position } = planned;
    const held = document.base[`game/${position}`];
    const isNamed = !isObject(held) || isSame(held.players, playersOf(document, planned));
    return isNamed || document.entries[`game/${position}`]
      ? []
      : [{ type: 'game', position, game: gameOf(document, position) }];
  });
