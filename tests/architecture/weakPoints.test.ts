import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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
