import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putIn } from './copySources.ts';

/**
 * Does in a copy of the sources what a block of a guide shows: a new file, or the changes of one that is there. A part
 * of a diff, up to `@@`, has its place where the lines that it keeps and removes occur.
 * @throws where a new file is there already, or the place is not there exactly once
 */
export const applyBlock = (copy: string, language: string, file: string, text: string): void => {
  if (language === 'diff') {
    for (const part of text.split(/^@@\n/m))
      putIn(copy, { file, find: without('+', part), replace: without('-', part) });
    return;
  }
  const path = join(copy, file);
  if (existsSync(path)) throw new Error(`${file} is there already: a guide shows its change as a diff`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** The lines of a diff on one of its sides, without their marks. */
const without = (mark: '+' | '-', part: string): string =>
  part
    .split('\n')
    .filter((line) => !line.startsWith(mark))
    .map((line) => line.slice(1))
    .join('\n');
