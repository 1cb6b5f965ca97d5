import type { BestOf } from '../../../rules/gameResult.ts';
import type { PlannedGame } from '../../../rules/matchFormats.ts';
import { toText } from '../../../schema/read.ts';
import {
  fieldOf,
  toCard,
  toSeat,
  toTypedGame,
  type Entry,
  type PartKey,
  type SheetDocument,
} from '../document/document.ts';
import { playersOf } from '../document/players.ts';
import { typedNumberIn } from '../document/referees.ts';
import { toGameState } from '../document/toGameState.ts';
import type { WireGame } from './fromMatch.ts';

/** A part as the server would hold it; null where it would hold none, undefined while it is not fit to be sent. */
export const toWirePart = (
  document: SheetDocument,
  key: PartKey,
  { value }: Entry,
  games: readonly PlannedGame[],
  bestOf: BestOf,
): unknown => {
  if (key.startsWith('seat/')) {
    const seat = toSeat(value);
    return seat.player === null ? null : seat;
  }
  if (key.startsWith('card/')) {
    const card = toCard(value);
    return card?.reason.trim() === '' ? undefined : card;
  }
  if (key === 'match/startTime' || key === 'match/endTime')
    return endsBeforeStart(document) ? undefined : value;
  if (key === 'match/referee' && typedNumberIn(toText(value) ?? '') !== null) return undefined;
  if (key.startsWith('match/')) return value;
  const planned = games.find(({ position }) => key === `game/${position}`);
  return planned && toWireGame(document, planned, value, bestOf);
};

/** Times of one day: said beside the field, and not sent. */
export const endsBeforeStart = (document: SheetDocument): boolean => {
  const [start, end] = [fieldOf(document, 'startTime'), fieldOf(document, 'endTime')];
  return start !== '' && end !== '' && end < start;
};

const toWireGame = (
  document: SheetDocument,
  planned: PlannedGame,
  value: unknown,
  bestOf: BestOf,
): WireGame | null | undefined => {
  const typed = toTypedGame(value);
  const { sets, winner, isEmpty, isWhole } = toGameState(typed, bestOf);
  if (isEmpty) return null;
  if (!isWhole) return undefined;
  return { sets, winner, forfeit: typed.forfeit !== null, players: playersOf(document, planned) };
};
