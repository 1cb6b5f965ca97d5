import { readFileSync } from 'node:fs';

/** A recorded answer's body from `tests/fixtures/api`. */
export const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/api/${name}.json`, import.meta.url), 'utf8'));
