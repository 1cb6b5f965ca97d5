import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entity } from '../../../sandbox/model/entity.ts';
import { openSandbox, type Sandbox } from '../../../sandbox/openSandbox.ts';
import { TEST_NOW } from '../openTestDatabase.ts';
import { prepareSeed } from '../prepareSeed.ts';

export interface SeededSandboxOptions {
  /** Declarations to serve instead of the product's own; they may gain entities and optional fields. */
  readonly entities?: readonly Entity[];
}

/** The reference API with its seed, on a database of its own: a copy of the seed that all tests share. */
export const openSeededSandbox = async (options: SeededSandboxOptions = {}): Promise<Sandbox> => {
  const template = await prepareSeed();
  const dataDir = await mkdtemp(join(tmpdir(), 'raquette-screens-'));
  await cp(template, dataDir, { recursive: true });
  const sandbox = await openSandbox({ ...options, dataDir, clock: createClock() });
  return {
    ...sandbox,
    close: async () => {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs from the day of all sandbox tests on, so that ages and seasons are the same on any day. */
const createClock = (): (() => Date) => {
  const start = Date.now();
  return () => new Date(TEST_NOW.getTime() + Date.now() - start);
};
