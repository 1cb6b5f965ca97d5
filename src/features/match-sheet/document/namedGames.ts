import { plannedGames } from '../../../rules/matchFormats.ts';
import { isObject } from '../../../schema/read.ts';
import { gameOf, type SheetDocument } from './document.ts';
import type { Facts } from './facts.ts';
import { isSame } from '../sync/isSame.ts';
import { playersOf } from './playersOf.ts';
import type { SheetAction } from './reduceSheet.ts';

/** What names the players of games that reached the server before another device had named those. */
export const namedGames = (document: SheetDocument, { format }: Facts): SheetAction[] =>
  plannedGames(format).flatMap((planned): SheetAction[] => {
    const { position } = planned;
    const held = document.base[`game/${position}`];
    const isNamed = !isObject(held) || isSame(held.players, playersOf(document, planned));
    return isNamed || document.entries[`game/${position}`]
      ? []
      : [{ type: 'game', position, game: gameOf(document, position) }];
  });
