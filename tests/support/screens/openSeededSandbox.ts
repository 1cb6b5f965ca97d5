import type { Entity } from '../../../sandbox/model/entity.ts';
import { openSandbox, type Sandbox } from '../../../sandbox/api/openSandbox.ts';
import { AT_LEISURE } from '../openTestDatabase.ts';
import { TEST_NOW } from '../testNow.ts';
import { keepOpen } from '../keepOpen.ts';
import { readSeed } from '../prepareSeed.ts';

export interface SeededSandboxOptions {
  /** Declarations to serve instead of the product's own; they may gain entities and optional fields. */
  readonly entities?: readonly Entity[];
  /** Takes each security event as a line. */
  readonly writeSecurityLog?: (line: string) => void;
}

/** The reference API with its seed, on a database of its own: a copy in memory of the seed that all tests share. */
export const openSeededSandbox = async (options: SeededSandboxOptions = {}): Promise<Sandbox> =>
  openSandbox({ ...options, ...AT_LEISURE, contents: await readSeed(), clock: createClock() });

/** One of its own for a whole file or a `describe`. */
export const setUpSandbox = (options: SeededSandboxOptions = {}): Sandbox =>
  keepOpen(
    () => openSeededSandbox(options),
    (opened) => opened.close(),
  );

let shared: Promise<Sandbox> | undefined;

/** The same for all files of a worker that change nothing in it; it ends with the worker. */
export const openSharedSandbox = (): Promise<Sandbox> => (shared ??= openSeededSandbox());

/** That one for a file. */
export const setUpSharedSandbox = (): Sandbox => keepOpen(openSharedSandbox, () => Promise.resolve());

/** Runs from the day of all sandbox tests on, so that ages and seasons are the same on any day. */
const createClock = (): (() => Date) => {
  const start = Date.now();
  return () => new Date(TEST_NOW.getTime() + Date.now() - start);
};
