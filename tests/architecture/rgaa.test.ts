import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { complaintsOfPlace } from '../asvs/complaintsOf.ts';
import { checks } from '../rgaa/checks.ts';
import { criteria } from '../rgaa/criteria.ts';
import { evidenceOf, verdictOn, type Applying } from '../rgaa/judge.ts';
import { sample } from '../rgaa/sample.ts';
import { toPage } from '../rgaa/toPage.ts';

/** How many criteria each theme of RGAA 4.1.2 has. */
const COUNTS = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The day on which somebody last read what no machine judges. */
const CHECKED_ON = '2026-11-28';

const applying = JSON.parse(
  readFileSync(new URL('../rgaa/applying.json', import.meta.url), 'utf8'),
) as Applying;
const rows = Object.values(criteria).flat();
const anywhere = Object.values(applying).flat();
const verdicts = rows.map((row) => ({ row, verdict: verdictOn(row, anywhere) }));
const count = (wanted: string): number => verdicts.filter(({ verdict }) => verdict === wanted).length;
const counts = { C: count('C'), NC: count('NC'), NA: count('NA') };

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

describe('the register of RGAA', () => {
  it('has the 106 criteria of the 13 themes, each once', () => {
    expect(Object.values(criteria).map((theme) => theme.map(({ id }) => id))).toEqual(
      COUNTS.map((length, theme) => Array.from({ length }, (_, index) => `${theme + 1}.${index + 1}`)),
    );
  });

  it('judges every page of the sample', () => {
    expect(Object.keys(applying)).toEqual(sample.map(({ title }) => title));
  });

  it('shows what each criterion that applies is kept by, with tests and checks that are there', () => {
    const kept = verdicts.filter(({ verdict }) => verdict === 'C').map(({ row }) => row);
    expect(kept.filter((row) => evidenceOf(row).length === 0).map(({ id }) => id)).toEqual([]);
    const places = rows.flatMap(({ shown = [] }) => shown);
    expect(places.flatMap((place) => complaintsOfPlace(place, read))).toEqual([]);
    expect(places.filter((place) => !/^tests\/.* › .{4}/.test(place))).toEqual([]);
    const ids = new Set(rows.map(({ id }) => id));
    const named = Object.values(checks).flatMap((check) => check.criteria);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has a reason and a day for every criterion that is not kept', () => {
    expect(
      rows.filter(({ fails }) => fails && !(fails.reason && /^\d{4}-\d\d-\d\d$/.test(fails.until))),
    ).toEqual([]);
  });

  it('is in docs/rgaa.md, and its figures in what the declaration shows', async () => {
    await expect(toPage(criteria, applying, counts)).toMatchFileSnapshot('../../docs/rgaa.md');
    const failures = rows.flatMap(({ id, text, fails }) =>
      fails ? [{ criterion: id, title: text, ...fails }] : [],
    );
    await expect(
      [
        '// Written by tests/architecture/rgaa.test.ts; never by hand.',
        '',
        '/** What the check of the 106 criteria of RGAA 4.1.2 has shown. */',
        'export const accessibility = {',
        `  checkedOn: '${CHECKED_ON}',`,
        `  conforming: ${counts.C},`,
        `  failing: ${counts.NC},`,
        `  notApplicable: ${counts.NA},`,
        `  failures: ${JSON.stringify(failures)} as readonly {`,
        '    readonly criterion: string;',
        '    readonly title: string;',
        '    readonly reason: string;',
        '    readonly until: string;',
        '  }[],',
        '  pages: [',
        ...sample.map(({ title }) => `    '${title}',`),
        '  ] as readonly string[],',
        '} as const;',
        '',
      ].join('\n'),
    ).toMatchFileSnapshot('../../src/generated/accessibility.ts');
  });
});
