import { expect, it } from 'vitest';
import { fixedValues } from '../../../../../src/areas/club/routes/listConfig.ts';
import { matchPage, type Match } from '../../../../../src/areas/club/routes/matchPage.ts';

it('has a new record start with what every row of its list has, as far as the record itself holds it', () => {
  const config = { list: {}, lists: { corpo: { filter: { corpo: true, 'type.code': 'T' } } } };
  const at = (path: string) => fixedValues(config, matchPage(path) as Match);
  expect(at('corpo')).toEqual({ corpo: true });
  expect(at('licences')).toEqual({});
});
