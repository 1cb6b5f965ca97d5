import { describe, expect, it } from 'vitest';
import {
  gameOf,
  type SheetDocument,
  type TypedGame,
} from '../../../../../src/features/match-sheet/document/document.ts';
import { reduceSheet } from '../../../../../src/features/match-sheet/document/reduceSheet.ts';
import {
  nextCursor,
  toFullScore,
  toGameState,
  typeSet,
  type Cursor,
} from '../../../../../src/features/match-sheet/document/typing.ts';
import { plannedGames } from '../../../../../src/rules/matchFormats.ts';

const games = plannedGames('4J14');
const positions = games.map(({ position }) => position);

/** Types keys one after the other as the fields of the sheet take them; ⏎ means Enter. */
const type = (keys: string) => {
  let document: SheetDocument = { base: {}, entries: {} };
  let cursor: Cursor = { position: 1, set: 0 };
  let pressed = 0;
  for (const key of keys) {
    pressed += 1;
    const before = gameOf(document, cursor.position);
    const text = before.texts[cursor.set] ?? '';
    const { isDone, ...left } = typeSet(before, cursor.set, key === '⏎' ? text : text + key);
    document = reduceSheet(document, { type: 'game', position: cursor.position, game: left.game }, games);
    if (isDone || key === '⏎') cursor = nextCursor(cursor, left, 5, positions);
  }
  return { document, cursor, pressed };
};
const winnersIn = (document: SheetDocument) =>
  positions.map((position) => toGameState(gameOf(document, position), 5).winner);

describe('typing the sets of a sheet', () => {
  it('takes 60 keys or fewer for fourteen home wins in three sets (R2.166)', () => {
    const { document, pressed } = type('789'.repeat(14));
    expect(winnersIn(document)).toEqual(positions.map(() => 'home'));
    expect(pressed).toBe(42);
  });

  it('goes on by itself once a set can only be whole, and to the next game once it is decided', () => {
    expect(type('7').cursor).toMatchObject({ position: 1, set: 1 });
    expect(type('-9').cursor).toMatchObject({ position: 1, set: 1 });
    expect(type('1').cursor).toMatchObject({ position: 1, set: 0 });
    expect(type('12').cursor).toMatchObject({ position: 1, set: 1 });
    expect(type('0⏎').cursor).toMatchObject({ position: 1, set: 1 });
    expect(type('09 08 -05 09').cursor).toMatchObject({ position: 2, set: 0 });
    expect(type('7-8-95-4').cursor).toMatchObject({ position: 2, set: 0 });
    expect(type('⏎').cursor).toMatchObject({ position: 2, set: 0 });
  });

  it('keeps what is no set and says so, without a winner out of it', () => {
    const { document } = type('a⏎7⏎');
    expect(gameOf(document, 1).texts).toEqual(['a', '7']);
    expect(toGameState(gameOf(document, 1), 5).faults).toEqual([{ set: 1, kind: 'unreadable', text: 'a' }]);
    const late = toGameState({ texts: ['7', '7', '7', '8'], forfeit: null }, 5);
    expect(late.faults).toEqual([{ set: 4, kind: 'superfluous', text: '8' }]);
    expect(late.isWhole).toBe(false);
    const gapped = toGameState({ texts: ['7', '7', '7', '', '8'], forfeit: null }, 5);
    expect(gapped.faults).toEqual([
      { set: 4, kind: 'gap', text: '' },
      { set: 5, kind: 'superfluous', text: '8' },
    ]);
  });

  it('takes a score in full that is typed past the set it moved on from', () => {
    const fresh = { position: 1, set: 1, isFresh: true };
    expect(toFullScore({ texts: ['11'], forfeit: null }, fresh, fresh, '/')?.texts).toEqual(['11/']);
    expect(toFullScore({ texts: ['11'], forfeit: null }, fresh, fresh, '-')).toBeNull();
    expect(toGameState({ texts: ['11/7', '12/9', '7/7'], forfeit: null }, 5)).toMatchObject({
      sets: [{ won: true, loser: 7 }],
      faults: [
        { set: 2, kind: 'impossible', text: '12/9' },
        { set: 3, kind: 'impossible', text: '7/7' },
      ],
    });
  });

  it('does not go on while an entered set is corrected', () => {
    const game = { texts: ['2', '7'], forfeit: null };
    expect(typeSet(game, 0, '20')).toEqual({
      game: { texts: ['20', '7'], forfeit: null },
      isDone: false,
      isWhole: false,
      isChanged: true,
    });
  });

  it('goes to the next field once when a set is corrected, though Enter is pressed out of habit', () => {
    // Game 3 as it is; 9 of its first set is typed over with 11.
    const corrected = (typed: readonly string[], set: number, from: readonly string[]) => {
      let game: TypedGame = { texts: from, forfeit: null };
      let cursor: Cursor = { position: 3, set };
      for (const text of typed) {
        const { isDone, ...left } = typeSet(game, cursor.set, text);
        ({ game } = left);
        if (isDone) cursor = nextCursor(cursor, left, 5, positions);
      }
      const enter = { game, isWhole: false, isChanged: false };
      return { game, cursor: nextCursor(cursor, enter, 5, positions) };
    };
    const first = corrected(['1', '11'], 0, ['9', '8', '7']);
    expect(first.game.texts).toEqual(['11', '8', '7']);
    expect(first.cursor).toEqual({ position: 3, set: 1 });
    expect(corrected(['1', '11'], 2, ['9', '8', '7']).cursor).toEqual({ position: 4, set: 0 });
    // Where a correction waits for Enter, that is the one step.
    expect(corrected(['20'], 0, ['2', '8', '7']).cursor).toEqual({ position: 3, set: 1 });
  });

  it('does not empty a set that is selected when the space bar goes on', () => {
    expect(typeSet({ texts: ['7', '8'], forfeit: null }, 0, ' ')).toMatchObject({
      game: { texts: ['7', '8'] },
      isDone: true,
      isChanged: false,
    });
  });
});
