import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { planted } from '../explore/planted.ts';
import { weakPoints } from '../weakPoints/weakPoints.ts';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

/** The part of a title that a table of cases does not fill in. */
const writtenPart = (title: string): string => title.split(/["/{]|\d+:/, 1)[0]?.trim() ?? '';

describe('the defects that `npm run trial -- weak-points` puts back', () => {
  it('are of all 16 weak points', () => {
    const points = new Set(weakPoints.map(({ point }) => point));
    expect([...points]).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it.each(weakPoints)('$point: $defect: still has one place and its test', ({ file, find, test, title }) => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(read(test)).toContain(writtenPart(title));
  });
});

describe('the defects that `npm run explore -- --planted` puts in', () => {
  it.each(planted)('$name: still has one place', ({ file, find }) => {
    expect(read(file).split(find)).toHaveLength(2);
  });

  it('are looked for by each law, and name what law would find those that none does', () => {
    const laws = ['laws', 'lawsOverTime']
      .flatMap((name) => [...read(`tests/explore/${name}.ts`).matchAll(/^export const (\w+) =/gm)])
      .map(([, name]) => name);
    const looked = new Set(planted.flatMap((defect) => defect.laws));
    expect(laws.filter((law) => law !== undefined && !looked.has(law))).toEqual([]);
    expect(planted.filter(({ laws: named, wanted }) => named.length === 0 && wanted === undefined)).toEqual(
      [],
    );
  });
});
