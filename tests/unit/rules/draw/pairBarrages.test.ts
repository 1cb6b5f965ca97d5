import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairBarrages } from '../../../../src/rules/draw/pairBarrages.ts';
import { range } from '../../../../src/rules/draw/seedLines.ts';

const from = (letter: string) => (pool: number) => ({ id: `${letter}${pool}`, pool });

const pairs = (seconds: number[], thirds: number[]): string[] =>
  pairBarrages(seconds.map(from('s')), thirds.map(from('t'))).matches.map(
    ({ second, third }) => `${second}-${third}`,
  );

describe('the barrages', () => {
  it('let the best second meet the weakest third', () => {
    expect(pairs([1, 2, 3, 4], [1, 2, 3, 4])).toEqual(['s1-t4', 's2-t3', 's3-t2', 's4-t1']);
  });

  it('never pair two of a pool, down to the last', () => {
    expect(pairs([1, 2, 3], [3, 2, 1])).toEqual(['s1-t2', 's2-t3', 's3-t1']);
    expect(pairs([4, 1, 2, 3], [1, 2, 3, 4])[0]).toBe('s4-t3');
  });

  it('let a second whose pool has no third go on', () => {
    expect(pairBarrages([1, 2, 3].map(from('s')), [1, 3].map(from('t')))).toEqual({
      matches: [
        { second: 's1', third: 't3' },
        { second: 's3', third: 't1' },
      ],
      byes: ['s2'],
      unpaired: [],
    });
  });

  it('let both go their way where only two of one pool are left', () => {
    expect(pairBarrages([1, 2].map(from('s')), [2].map(from('t')))).toEqual({
      matches: [],
      byes: ['s1', 's2'],
      unpaired: ['t2'],
    });
  });

  it('bring eight matches out of eight pools, in whatever order', () => {
    const order = fc.shuffledSubarray(range(1, 8), { minLength: 8 });
    fc.assert(
      fc.property(order, order, (seconds, thirds) => {
        const { matches, byes, unpaired } = pairBarrages(seconds.map(from('s')), thirds.map(from('t')));
        expect(matches).toHaveLength(8);
        expect([byes, unpaired]).toEqual([[], []]);
        for (const { second, third } of matches) expect(second.slice(1)).not.toBe(third.slice(1));
        expect(new Set(matches.map(({ third }) => third)).size).toBe(8);
      }),
    );
  });
});
