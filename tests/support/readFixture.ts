import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FIXTURES = join('tests', 'fixtures', 'api');

/** A recorded answer's body, by its place among the fixtures without `.json`. */
export const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));

/** A server's document of OpenAPI 3.0, 3.1 or 3.2; API Platform writes the last two alike but for the number. */
export const readOpenApi = (version: string): Readonly<Record<string, unknown>> => ({
  ...(readFixture(`openapi/${version === '3.2' ? '3.1' : version}`) as object),
  openapi: `${version}.0`,
});
