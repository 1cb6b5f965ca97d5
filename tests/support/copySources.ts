import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COPIED = [
  'src',
  'sandbox',
  'host',
  'tests',
  'codegen',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
  '.oxlintrc.json',
  '.prettierrc.json',
  '.dependency-cruiser.cjs',
];

/** Copies all sources into a folder, which is emptied before. It has to lie below the root, where packages are found. */
export const copySources = (to: string): void => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(to, name), { recursive: true });
};

/** A defect that is one replacement in one file. */
export interface Defect {
  readonly file: string;
  /** Occurs exactly once in `file`. */
  readonly find: string;
  readonly replace: string;
}

/**
 * Puts a defect into a copy of the sources, and gives what takes it out again.
 * @throws where its place is not there exactly once
 */
export const putIn = (copy: string, { file, find, replace }: Defect): (() => void) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`'${find}' does not occur exactly once in ${file}`);
  // A function, because a replacement text may hold `$`.
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(path, source);
};
