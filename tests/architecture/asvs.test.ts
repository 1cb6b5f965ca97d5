import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintsOf } from '../asvs/complaintsOf.ts';
import type { Row } from '../asvs/Row.ts';
import { chapters } from '../asvs/rows.ts';
import { toPage } from '../asvs/toPage.ts';

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

const read = (path: string): string | undefined => {
  if (!existsSync(path)) return undefined;
  return statSync(path).isDirectory() ? readdirSync(path).join('\n') : readFileSync(path, 'utf8');
};

describe('the register of ASVS', () => {
  it('answers every requirement of levels 1 and 2, with what is there', () => {
    expect(Object.keys(chapters).map((name) => name.split(' ')[0])).toEqual(
      COUNTS.map((_, index) => `V${index + 1}`),
    );
    expect(Object.values(chapters).map((rows) => rows.length)).toEqual(COUNTS);
    for (const [name, rows] of Object.entries(chapters))
      expect(rows.filter(({ id }) => !name.startsWith(`V${id.split('.')[0]} `))).toEqual([]);
    expect(complaintsOf(Object.values(chapters).flat(), read)).toEqual([]);
  });

  it('is in docs/asvs.md', async () => {
    await expect(toPage(chapters)).toMatchFileSnapshot('../../docs/asvs.md');
  });
});

describe('the complaints about its rows', () => {
  const head = { id: '1.1.1', level: 1, text: 'A row' } as const;
  const files: Readonly<Record<string, string>> = {
    'tests/a.test.ts': `it('opens', () => {});`,
    'sandbox/a.ts': 'export const opens = 1;',
  };
  const cases: readonly (readonly [string, readonly Row[], readonly string[]])[] = [
    ['all is there', [{ ...head, shown: ['tests/a.test.ts › opens', 'tests/a.test.ts'] }], []],
    ['nothing shows it', [{ ...head, shown: [] }], ['1.1.1 says yes and shows nothing']],
    [
      'a source alone shows it, or all of a test',
      [
        { ...head, shown: ['sandbox/a.ts', 'tests/a.test.ts'] },
        { ...head, id: '1.1.2', shown: ['sandbox/a.ts › opens'] },
      ],
      [
        '1.1.1 names neither a test nor the words of a page',
        '1.1.2 names neither a test nor the words of a page',
      ],
    ],
    [
      'its file is gone',
      [{ ...head, shown: ['tests/b.test.ts › opens'] }],
      ['1.1.1 names tests/b.test.ts, which is not there'],
    ],
    [
      'its test is gone',
      [{ ...head, shown: ['tests/a.test.ts › shuts'] }],
      ['1.1.1 names no test of tests/a.test.ts: shuts'],
    ],
    ['no says nothing', [{ ...head, missing: ' ' }], ['1.1.1 has no answer']],
    [
      'a reason names what is gone',
      [{ ...head, reason: 'see docs/b.md' }],
      ['1.1.1 names docs/b.md, which is not there'],
    ],
    [
      'it comes twice',
      [
        { ...head, reason: 'x' },
        { ...head, reason: 'x' },
      ],
      ['1.1.1 comes twice'],
    ],
  ];
  it.each(cases)('where %s', (_when, rows, complaints) => {
    expect(complaintsOf(rows, (path) => files[path])).toEqual(complaints);
  });
});
