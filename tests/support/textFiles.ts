import { readdirSync } from 'node:fs';

const FEATURES = 'src/features';

/** The files that features hold their texts in, from the root of the project. */
export const TEXT_FILES: readonly string[] = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[\w-]+\/texts\.ts$/.test(path))
  .map((path) => `${FEATURES}/${path}`);
