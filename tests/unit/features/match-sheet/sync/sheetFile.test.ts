import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  PartKey,
  Parts,
  SheetDocument,
} from '../../../../../src/features/match-sheet/document/document.ts';
import { reduceSheet } from '../../../../../src/features/match-sheet/document/reduceSheet.ts';
import {
  changesOf,
  fromSheetFile,
  toSheetFile,
} from '../../../../../src/features/match-sheet/sync/sheetFile.ts';

const MATCH = '/api/sport_matches/23';

const side = fc.constantFrom('home', 'away');
const game = fc.record({
  texts: fc.array(fc.constantFrom('7', '-8', '11/9', 'x'), { minLength: 1, maxLength: 5 }),
  forfeit: fc.option(side),
});
const seat = fc.record({
  player: fc.constantFrom('/api/licences/1', '/api/licences/2'),
  pair: fc.constantFrom(1, 2),
});
const card = fc.record({
  side,
  target: fc.constantFrom('player', 'coach'),
  reason: fc.string({ maxLength: 5 }),
});
/** Values of a sheet by their keys. */
const parts = fc.record(
  {
    'game/1': game,
    'game/2': game,
    'seat/home/A': seat,
    'card/12/3': card,
    'match/report': fc.option(fc.string({ minLength: 1, maxLength: 5 })),
    'match/referee': fc.option(fc.constant('/api/people/66')),
  },
  { requiredKeys: [] },
);

const EMPTY: SheetDocument = { base: {}, entries: {} };
const bring = (document: SheetDocument, values: Parts): SheetDocument =>
  reduceSheet(document, { type: 'brought', values }, []);
const shown = (document: SheetDocument): Parts => fromSheetFile(toSheetFile(MATCH, document), MATCH) ?? {};
/** What a sheet shows of these parts; an absent one is empty. */
const partsOf = (document: SheetDocument, keys: Parts) =>
  Object.keys(keys).map((key) => shown(document)[key as PartKey] ?? null);

describe('the file of a sheet', () => {
  it.each([
    ['no JSON', '{{{'],
    [
      'another meeting',
      JSON.stringify({ format: 'raquette-sheet', version: 1, match: '/api/sport_matches/2' }),
    ],
    ['another version', JSON.stringify({ format: 'raquette-sheet', version: 9, match: MATCH })],
    ['another format', JSON.stringify({ format: 'x', version: 1, match: MATCH })],
  ])('is none when it is of %s', (_, text) => {
    expect(fromSheetFile(text, MATCH)).toBeNull();
  });

  it('brings no part that the sheet has already', () => {
    fc.assert(
      fc.property(parts, (values) => {
        const document = bring(EMPTY, values);
        expect(changesOf(document, shown(document))).toEqual({ brought: {}, replaced: {} });
      }),
    );
  });

  it('shows what it holds, and what was there before once it is taken back', () => {
    fc.assert(
      fc.property(parts, parts, (typed, imported) => {
        const before = bring(EMPTY, typed);
        const file = shown(bring(EMPTY, imported));
        const { brought, replaced } = changesOf(before, file);
        const after = bring(before, brought);
        expect(partsOf(after, file)).toEqual(Object.values(file));
        expect(partsOf(bring(after, replaced), shown(before))).toEqual(Object.values(shown(before)));
      }),
    );
  });
});
