import { existsSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { citationsIn, idsIn, readCitations } from '../requirements/citations.ts';
import { complaintsOf } from '../requirements/complaintsOf.ts';
import { readRows } from '../requirements/readRows.ts';
import { toTable } from '../requirements/toTable.ts';

const rows = readRows('tests/requirements');
const citations = readCitations('tests');

describe('every row of the requirements', () => {
  it('is shown by a test, or says why not', () => {
    expect(rows.size).toBe(742);
    expect(complaintsOf(rows, citations, existsSync)).toEqual([]);
  });

  it('is in tests/requirements.md with what shows it', async () => {
    await expect(toTable(rows, citations)).toMatchFileSnapshot('../requirements.md');
  });
});

describe('the citations of a file', () => {
  const SOURCE = `
    describe('a list (R1.14)', () => {
      it.each([['is shown (R2.1, R2.2)', 1]])('%s', () => {});
      it.each(table)('has %j rows (R3.1 to R3.3)', () => {});
      test(\`is \${kind} (R4.1-R4.2)\`, () => {});
      journey('is walked (R5.1)', async () => { expect(text).toBe('R9.1'); });
    });
  `;
  const found = (file: string) => citationsIn(file, SOURCE);

  it('are the ids in its titles, ranges and tables of cases among them', () => {
    expect(found('tests/unit/a.test.ts').map(({ id }) => id)).toEqual([
      'R1.14',
      'R2.1',
      'R2.2',
      'R3.1',
      'R3.2',
      'R3.3',
      'R4.1',
      'R4.2',
      'R5.1',
    ]);
    expect(idsIn('from R2.9 on (R2.10-R2.12, R3.1)')).toEqual(['R2.10', 'R2.11', 'R2.12', 'R3.1']);
  });

  it('distinguish the running application, the wire, a piece and the stand-in', () => {
    expect(found('tests/unit/a.test.ts')[0]).toMatchObject({ title: 'a list', kind: 'unit' });
    expect(found('tests/unit/a.test.ts')[1]).toMatchObject({ title: 'a list › is shown' });
    expect(found('tests/e2e/a.spec.ts')[0]).toMatchObject({ kind: 'application' });
    expect(found('tests/integration/sandbox/a.test.ts')[0]).toMatchObject({ kind: 'stand-in' });
    expect(found('tests/contract/a.test.ts')[0]).toMatchObject({ kind: 'wire' });
  });
});

describe('the complaints about rows', () => {
  const [shown] = citationsIn('tests/e2e/a.spec.ts', `test('opens (R1.1)', () => {});`);
  const [unit] = citationsIn('tests/unit/a.test.ts', `it('adds (R1.1)', () => {});`);
  const text = 'A row';
  const complain = (row: object, tests: readonly unknown[]) =>
    complaintsOf(
      new Map([['R1.1', { text, ...row }]]),
      tests as typeof citations,
      (path) => path === 'src/ui/DECISIONS.md',
    );

  it.each([
    ['nothing shows it', {}, [], ['R1.1 has neither a test nor a reason']],
    [
      'a piece alone is tested',
      {},
      [unit],
      ['R1.1 is shown by unit tests alone and says no reason for that'],
    ],
    ['that is explained', { reason: 'a pure rule' }, [unit], []],
    [
      'the explanation is out of date',
      { reason: 'a pure rule' },
      [shown],
      [`R1.1 has a reason, and a test all the same: tests/e2e/a.spec.ts, 'opens'`],
    ],
    ['it is not there yet', { open: 'no screen' }, [], []],
    ['a decision is behind it', { differs: 'otherwise (src/ui/DECISIONS.md)' }, [], []],
    [
      'the decision is gone',
      { differs: 'otherwise (src/gone.md)' },
      [],
      ['R1.1 differs, and names no decision that is there'],
    ],
  ])('where %s', (_when, row, tests, complaints) => {
    expect(complain(row, tests)).toEqual(complaints);
  });

  it('where a title names what is no row', () => {
    expect(complaintsOf(new Map(), shown ? [shown] : [], () => true)).toEqual([
      `R1.1 is no requirement: tests/e2e/a.spec.ts names it in 'opens'`,
    ]);
  });
});
