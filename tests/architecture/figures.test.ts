import { describe, expect, it } from 'vitest';
import { readSentence, readTable, toFullTable, toSentence } from '../bench/figures.ts';

const LAST = `| what | measured | limit | ok |
| --- | --: | --: | --- |
| Start | 12.1 ms | 10 ms | NO |
| Country | 57.0 ms | 150 ms | yes |
| Chunk | 6.0 KiB | | |`;

describe('the figures', () => {
  it('are summed up in the README as they stand in docs/figures.md', async () => {
    expect(await readSentence()).toBe(toSentence(await readTable()));
  });

  it('count the rows that have a limit, and name those over it', () => {
    expect(toSentence(LAST)).toBe('1 of the 2 figures with a limit hold to it; these do not: Start.');
  });

  it('keep what this run could not measure', () => {
    const table = toFullTable(
      [
        { what: 'Start', measured: 9, unit: 'ms', limit: 10 },
        { what: 'Country', measured: null, unit: 'ms', limit: 150 },
      ],
      LAST,
    );
    expect(table.split('\n').slice(2)).toEqual([
      '| Start | 9 ms | 10 ms | yes |',
      '| Country | 57.0 ms | 150 ms | yes |',
    ]);
  });
});
