import { expect, it } from 'vitest';
import { features } from '../../../src/features/features.ts';
import { fixedValues } from '../../../src/features/listConfig.ts';
import { toPages, type Match } from '../../../src/features/toPages.ts';

it('has a new record start with what every row of its list has, as far as the record itself holds it', () => {
  const config = { list: {}, lists: { corpo: { filter: { corpo: true, 'type.code': 'T' } } } };
  const at = (path: string) => fixedValues(config, toPages(features).match(path) as Match);
  expect(at('corpo')).toEqual({ corpo: true });
  expect(at('licences')).toEqual({});
});
