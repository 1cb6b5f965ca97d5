import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartByClub } from '../../../../src/rules/draw/apartByClub.ts';
import { drawFromPools } from '../../../../src/rules/draw/drawFromPools.ts';
import { drawLines } from '../../../../src/rules/draw/drawLines.ts';
import {
  facingLine,
  meetingRound,
  range,
  seedGroups,
  seedsByLine,
} from '../../../../src/rules/draw/seedLines.ts';

const SIZES = [4, 8, 16, 32, 64, 128];

/** A source of chance that gives the same numbers each time. */
const buildRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

describe('the lines of the seeds', () => {
  it.each([
    [8, '1 8 5 4 3 6 7 2'],
    [16, '1 16 9 8 5 12 13 4 3 14 11 6 7 10 15 2'],
  ])('of a draw of %d are those of the federation', (size, seeds) => {
    expect(seedsByLine(size).join(' ')).toBe(seeds);
  });

  it.each([
    [8, '1; 8; 4 5; 2 3 6 7'],
    [16, '1; 16; 8 9; 4 5 12 13; 2 3 6 7 10 11 14 15'],
    [32, '1; 32; 16 17; 8 9 24 25; 4 5 12 13 20 21 28 29'],
    [64, '1; 64; 32 33; 16 17 48 49; 8 9 24 25 40 41 56 57; 4 5 12 13 20 21 28 29 36 37 44 45 52 53 60 61'],
  ])('of a draw of %d are drawn in braces', (size, braces) => {
    const lines = seedGroups(size).map((group) => group.lines.join(' '));
    expect(lines.slice(0, braces.split('; ').length).join('; ')).toBe(braces);
  });

  it.each(SIZES)('of a draw of %d have each seed once, the best two of n not before round log n', (size) => {
    const seeds = seedsByLine(size);
    expect(seeds.toSorted((a, b) => a - b)).toEqual(range(1, size));
    for (const guarded of SIZES.filter((count) => count <= size)) {
      const lines = range(1, guarded).map((seed) => seeds.indexOf(seed) + 1);
      const rounds = lines.flatMap((one, index) =>
        lines.slice(index + 1).map((other) => meetingRound(one, other)),
      );
      expect(Math.min(...rounds)).toBe(Math.log2(size / guarded) + 1);
    }
  });

  it('refuses a draw that is no power of two', () => {
    expect(() => seedsByLine(12)).toThrow('A draw has 2, 4, 8 … lines, not 12');
  });
});

describe('a draw', () => {
  it('of 14 has its byes at lines 2 and 15, of 62 at lines 2 and 63', () => {
    const byes = (count: number) =>
      drawLines(range(1, count), { random: buildRandom(7) }).flatMap((entry, index) =>
        entry ? [] : [index + 1],
      );
    expect(byes(14)).toEqual([2, 15]);
    expect(byes(62)).toEqual([2, 63]);
  });

  it('of three players gives the first a bye', () => {
    expect(drawLines(['a', 'b', 'c'], { random: buildRandom(1) })).toEqual(['a', null, 'c', 'b']);
  });

  it('keeps two of a club in different halves, as far as the braces let it', () => {
    const entries = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'a2'];
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const lines = drawLines(entries, {
          random: buildRandom(seed),
          seeds: 4,
          apart: apartByClub((entry) => entry[0]),
        });
        expect(lines.indexOf('a2')).toBeGreaterThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
  });

  it('has each entry once, seeds in their braces, byes facing the best, whatever the number, from 3 to 128', () => {
    const any = fc.tuple(fc.integer({ min: 3, max: 128 }), fc.nat(1e6), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(any, ([count, seed, clubs]) => {
        const entries = range(1, count);
        const random = buildRandom(seed);
        const lines = drawLines(entries, { random, apart: apartByClub((entry) => entry % (clubs * 7)) });
        const size = lines.length;
        const lineOf = (entry: number) => lines.indexOf(entry) + 1;
        expect(lines.filter((entry) => entry !== null).toSorted((a, b) => a - b)).toEqual(entries);
        for (const { seeds, lines: brace } of seedGroups(size).slice(0, -1)) {
          for (const one of seeds.filter((entry) => entry <= count)) expect(brace).toContain(lineOf(one));
        }
        const facing = range(1, size)
          .filter((line) => lines[line - 1] === null)
          .map((line) => lines[facingLine(line) - 1]);
        expect(facing.toSorted((a, b) => Number(a) - Number(b))).toEqual(range(1, size - count));
      }),
      { numRuns: 30 },
    );
  });

  it('is the same for the same chance, and another for another', () => {
    const draw = (seed: number) => drawLines(range(1, 32), { random: buildRandom(seed), seeds: 8 });
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  it('refuses more byes than players to face them', () => {
    expect(() => drawLines([1, 2, 3], { random: buildRandom(1), size: 8 })).toThrow(
      '3 entries do not make a draw of 8',
    );
  });
});

describe('a draw after pools', () => {
  it('has the winners apart and each second in the other half than the winner of his pool', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.nat(1e6), (pools, seed) => {
        const player = (place: number) => (pool: number) => ({ pool, place, club: (pool * 3 + place) % 5 });
        const firsts = range(1, pools).map(player(1));
        const lines = drawFromPools({
          firsts,
          others: range(1, pools).map(player(2)),
          poolOf: ({ pool }) => pool,
          clubOf: ({ club }) => club,
          random: buildRandom(seed),
        });
        const halfOf = (pool: number, place: number) =>
          Math.floor(
            lines.findIndex((one) => one?.pool === pool && one.place === place) / (lines.length / 2),
          );
        for (const { pool } of firsts) expect(halfOf(pool, 1)).not.toBe(halfOf(pool, 2));
        expect([lines[0], lines.at(-1)]).toEqual(firsts.slice(0, 2));
        for (const [index, one] of lines.entries()) {
          const faced = lines[facingLine(index + 1) - 1];
          expect([one?.place, faced?.place]).not.toEqual([1, 1]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of the critérium lets no winner begin against somebody of his pool', () => {
    const firsts = range(1, 8).map((pool) => ({ pool, place: 1 }));
    const others = range(1, 8).map((pool) => ({ pool: 9 - pool, place: 2 }));
    const lines = drawFromPools({
      firsts,
      others,
      poolOf: ({ pool }) => pool,
      clubOf: () => null,
      random: buildRandom(5),
    });
    for (const [index, one] of lines.entries())
      expect(lines[facingLine(index + 1) - 1]?.pool).not.toBe(one?.pool);
  });
});
