import { hash } from 'bcryptjs';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../../sandbox/host/demoAccounts.ts';
import type { Entity } from '../../../sandbox/model/entity.ts';
import { TEST_NOW } from '../openTestDatabase.ts';
import { openSandbox, type Sandbox } from '../../../sandbox/openSandbox.ts';

const TEMPLATES = join('.cache', 'sandbox');

export interface SeededSandboxOptions {
  /** Declarations to serve instead of the product's own; they may gain entities and optional fields. */
  readonly entities?: readonly Entity[];
}

/**
 * The reference API with its seed, on a database of its own. Seeding takes seconds, so it happens once per
 * state of the sandbox's sources; every later opening works on a copy of that folder.
 */
export const openSeededSandbox = async (options: SeededSandboxOptions = {}): Promise<Sandbox> => {
  const template = await prepareTemplate();
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

/** Several test files may come here at once: each seeds a folder of its own and the first to finish gives its. */
const prepareTemplate = async (): Promise<string> => {
  const template = join(TEMPLATES, await digestOfSandbox());
  if (await exists(template)) return template;
  await mkdir(TEMPLATES, { recursive: true });
  const draft = await mkdtemp(join(TEMPLATES, 'draft-'));
  const seeded = await openSandbox({ dataDir: draft });
  await cheapenPasswords(seeded);
  await seeded.close();
  await rename(draft, template).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(template))) throw error;
  });
  return template;
};

/** Every screen logs in, and checking a password is slow on purpose: here it takes a millisecond. */
const cheapenPasswords = async ({ context }: Sandbox): Promise<void> => {
  const passwordHash = await hash(DEMO_PASSWORD, 4);
  await context.db.query(sql`update credentials set password_hash = ${passwordHash}`);
};

/** Any change of the sandbox's sources may change its tables or its seed. */
const digestOfSandbox = async (): Promise<string> => {
  const files = (await readdir('sandbox', { recursive: true }))
    .filter((file) => /\.(ts|json|csv)$/.test(file))
    .toSorted();
  const digest = createHash('sha256').update(process.version);
  for (const file of files) digest.update(file).update(await readFile(join('sandbox', file)));
  return digest.digest('hex').slice(0, 16);
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
