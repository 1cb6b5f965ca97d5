import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entity } from '../model/entity.ts';
import { withKinds } from './historyAction.ts';

/**
 * The entities that the files of folders declare, in the order of their names: each is the export that is named after
 * its file. What else these files export serves them.
 */
export const readEntities = async (...folders: readonly string[]): Promise<readonly Entity[]> => {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
      .toSorted()
      .map((file) => ({ name: file.slice(0, -'.ts'.length), path: join(folder, file) })),
  );
  const named = await Promise.all(
    files.map(async ({ name, path }) => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
      return module[name];
    }),
  );
  return withKinds(named.filter(isEntity));
};

const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && 'represent' in value;

/** Every resource of the reference API: what the files of this folder declare. */
export const entities = await readEntities(import.meta.dirname);
