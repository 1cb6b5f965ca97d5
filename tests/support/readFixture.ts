import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FIXTURES = join('tests', 'fixtures', 'api');

/** A recorded answer's body, by its place among the fixtures without `.json`. */
export const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));
