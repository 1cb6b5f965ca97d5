import { checkSets, toGameResult, type BestOf } from '../../../rules/gameResult.ts';
import { fromSetText } from '../../../rules/sets.ts';
import { otherSide } from '../../../rules/side.ts';
import type { TypedGame } from './document.ts';

/** Fault of a set's text: not a set, or after the end of the game; `set` counts from 1. */
interface TypedFault {
  readonly set: number;
  readonly kind: 'unreadable' | 'impossible' | 'superfluous' | 'gap';
  readonly text: string;
}

/** Result and faults of a typed game. */
export const toGameState = ({ texts, forfeit }: TypedGame, bestOf: BestOf) => {
  const filled = texts.map((text) => text.trim());
  const last = filled.findLastIndex((text) => text !== '');
  const read = filled.slice(0, last + 1).map((text) => (text === '' ? 'gap' : fromSetText(text)));
  const sets = read.filter((set) => typeof set === 'object');
  const faults = read.flatMap((set, index): TypedFault[] =>
    typeof set === 'object' ? [] : [{ set: index + 1, kind: set, text: filled[index] ?? '' }],
  );
  // A set keeps its number behind one that is missing or cannot be read.
  const places = read.flatMap((set, index) => (typeof set === 'object' ? [index] : []));
  const superfluous = checkSets(sets, bestOf).flatMap((fault): TypedFault[] => {
    const place = places[fault.code === 'setSuperfluous' ? fault.set - 1 : -1];
    return place === undefined ? [] : [{ set: place + 1, kind: 'superfluous', text: filled[place] ?? '' }];
  });
  const result = toGameResult(sets, bestOf);
  const isEmpty = last === -1 && forfeit === null;
  const winner = forfeit === null ? result.winner : otherSide(forfeit);
  const all = forfeit === null ? [...faults, ...superfluous] : [];
  return {
    sets: forfeit === null ? sets : [],
    faults: all,
    result,
    winner,
    isEmpty,
    /** Fit to be sent: nothing at all, or decided without a fault. */
    isWhole: isEmpty || (winner !== null && all.length === 0),
  };
};

/** The cursor: a game by its place in the order of play, and one of its sets, from 0. */
export interface Cursor {
  readonly position: number;
  readonly set: number;
  /** It came here by itself: the key by which one goes on out of habit is not to move it again. */
  readonly isFresh?: boolean;
}

/** A text of an empty field that can only be whole: `2` … `9`, or two figures. Corrections wait for Enter. */
const WHOLE = /^[-−]?(?:[2-9]|[01]\d)$/;

const BEGUN = /^[-−]?[01]?$/;

const SIGN = /^[-−]$/;

/** Whether a set has its sign alone: a beginning as long as one types there. */
export const isBegun = ({ texts }: TypedGame, set: number): boolean => SIGN.test(texts[set] ?? '');

/** Separators that move to the next field. */
const ONWARD = /[\s,;]/g;

/** The game after input in a set, and whether the cursor moves on: by itself after a complete set. */
export const typeSet = (game: TypedGame, set: number, typed: string) => {
  const before = game.texts[set] ?? '';
  const read = typed.replace(ONWARD, '');
  // A separator over a text that was selected means to go on, not to empty the field.
  const text = read === '' && typed !== '' ? before : read;
  const texts = Array.from({ length: Math.max(game.texts.length, set + 1) }, (_, index) =>
    index === set ? text : (game.texts[index] ?? ''),
  );
  const isChanged = text !== before;
  const isWhole = isChanged && BEGUN.test(before) && text.startsWith(before) && WHOLE.test(text);
  return { game: { ...game, texts: trimmed(texts) }, isDone: isWhole || read !== typed, isWhole, isChanged };
};

const trimmed = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);

/** A field being left; `isWhole`: by itself, for its text is complete. */
interface LeftField {
  readonly game: TypedGame;
  readonly isWhole: boolean;
  readonly isChanged: boolean;
}

/**
 * Next place of the cursor: the next set, and the next game once this one is decided or its field was
 * left empty. A set that is corrected leads to the one after it. At the end of the sheet it stays.
 */
export const nextCursor = (
  { position, set, isFresh }: Cursor,
  { game, isWhole, isChanged }: LeftField,
  bestOf: BestOf,
  positions: readonly number[],
): Cursor => {
  if (isFresh && !isChanged) return { position, set };
  const own = isWhole ? { isFresh: true } : {};
  const isFieldEmpty = (game.texts[set] ?? '') === '';
  const isFollowed = (game.texts[set + 1] ?? '') !== '';
  const isDecided = toGameState(game, bestOf).winner !== null;
  const isInGame = set + 1 < bestOf && (isFollowed || (!isDecided && !isFieldEmpty));
  if (isInGame) return { position, set: set + 1, ...own };
  const next = positions[positions.indexOf(position) + 1];
  return next === undefined ? { position, set } : { position: next, set: 0, ...own };
};

/** Between the points of both sides; a minus would be the sign of the next set. */
const SLASH = /^[/:]$/;

/**
 * The game after a score typed in full, `11/7`: the cursor went on by itself after `11`, and the rest
 * belongs to the set before. Null for any other key.
 */
export const toFullScore = (
  game: TypedGame,
  { position, set }: Cursor,
  cursor: Cursor,
  typed: string,
): TypedGame | null => {
  const isOwn = cursor.isFresh === true && cursor.position === position && cursor.set === set;
  const before = game.texts[set - 1];
  if (!isOwn || !SLASH.test(typed) || before === undefined) return null;
  return { ...game, texts: game.texts.map((text, index) => (index === set - 1 ? `${text}${typed}` : text)) };
};
