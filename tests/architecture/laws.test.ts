import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { complaintsOfPlace } from '../asvs/complaintsOf.ts';

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

it('the 20 laws of docs/architecture.md are each shown by a test', () => {
  const [, laws = ''] = (read('docs/architecture.md') ?? '').split('## Laws');
  const places = [...laws.matchAll(/^\d+\. .*\n {3,4}`(tests\/.+ › .{4,})`$/gm)].map(
    ([, place = '']) => place,
  );
  expect(laws.match(/^\d+\. /gm)).toHaveLength(20);
  expect(places).toHaveLength(20);
  expect(places.flatMap((place) => complaintsOfPlace(place, read))).toEqual([]);
});
