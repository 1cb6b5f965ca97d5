import { sql } from '../../sandbox/storage/sql.ts';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '../../sandbox/auth/passwords.ts';
import { DEMO_PASSWORD } from '../../sandbox/host/demoAccounts.ts';
import { lockFolder } from '../../sandbox/host/lockFolder.ts';
import type { Sandbox } from '../../sandbox/api/openSandbox.ts';
import { StartError } from '../../host/StartError.ts';
import { readArchive, writeArchive } from './databaseArchive.ts';
import { TEST_NOW } from './testNow.ts';

const TEMPLATES = join('.cache', 'sandbox');

/**
 * The folder of a database that holds the seed, to be copied and never opened. Seeding takes seconds, so it happens
 * once per state of the sandbox's sources: of the processes that come here at once, one seeds and the others wait.
 */
export const prepareSeed = async (): Promise<string> => {
  const template = join(TEMPLATES, await digestOfSandbox());
  await mkdir(TEMPLATES, { recursive: true });
  while (!(await exists(template))) {
    const release = await lockFolder(template).catch(isTaken);
    if (release) {
      // It may have been made between the look and the lock.
      if (!(await exists(template))) await seedInto(template);
      await release();
    } else await setTimeout(200);
  }
  return template;
};

let cached: Promise<Blob> | undefined;

/** The same as an archive, to be loaded into memory. */
export const readSeed = (): Promise<Blob> =>
  (cached ??= prepareSeed().then((template) => readArchive(`${template}.tar`)));

const isTaken = (error: unknown): null => {
  if (error instanceof StartError) return null;
  throw error;
};

const seedInto = async (template: string): Promise<void> => {
  const { openSandbox } = await import('../../sandbox/api/openSandbox.ts');
  const draft = await mkdtemp(join(TEMPLATES, 'draft-'));
  const seeded = await openSandbox({ dataDir: draft, clock: () => TEST_NOW });
  await cheapenPasswords(seeded);
  await keepLinksGood(seeded);
  await seeded.close();
  await writeArchive(draft, `${draft}.tar`);
  await rename(`${draft}.tar`, `${template}.tar`);
  // The folder is what others look for: it comes last.
  await rename(draft, template);
};

/** Every test logs in, and checking a password is slow on purpose: here it takes a millisecond. */
const cheapenPasswords = async ({ context }: Sandbox): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD, { logN: 4, p: 1 });
  await context.db.query(sql`update credentials set password_hash = ${passwordHash}`);
};

/** The browser's tests follow the mailed links on the machine's own day, which may be months after the seed's. */
const keepLinksGood = async ({ context }: Sandbox): Promise<void> => {
  await context.db.query(sql`update account_links set expires_at = 'infinity'`);
};

/** Any change of the sandbox's sources, or of this file, may change its tables or its seed. */
const digestOfSandbox = async (): Promise<string> => {
  const files = (await readdir('sandbox', { recursive: true }))
    .filter((file) => /\.(ts|json|csv|pdf|png|txt)$/.test(file))
    .toSorted()
    .map((file) => join('sandbox', file));
  const digest = createHash('sha256').update(process.version);
  for (const file of [...files, join('tests', 'support', 'prepareSeed.ts')])
    digest.update(file).update(await readFile(file));
  return digest.digest('hex').slice(0, 16);
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
