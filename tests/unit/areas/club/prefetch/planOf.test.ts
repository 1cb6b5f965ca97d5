import { expect, it } from 'vitest';
import { planOf } from '../../../../../src/areas/club/prefetch/planOf.ts';
import { features } from '../../../../../src/features/features.ts';
import { toPages } from '../../../../../src/features/toPages.ts';

const pages = toPages(features);

it.each([
  ['licences', 'list licences', null],
  ['persons', 'list persons', null],
  ['corpo', 'list corpo', null],
  ['persons/2', 'show persons', '/api/people/2'],
  ['persons/2/show', 'show persons', '/api/people/2'],
  ['persons/2/details', 'edit persons/:id/details', '/api/people/2'],
  ['persons/create', 'create persons', null],
  ['licences/create', 'create licences', null],
  ['licences/7', 'edit licences', '/api/licences/7'],
  ['persons/2/games', 'list persons/:id/games', null],
  ['zones', 'list zones', null],
])('knows the record at %s', (path, shown, iri) => {
  const { view } = planOf(pages, path) ?? {};
  expect(view && `${view.name} ${view.path}`).toBe(shown);
  expect(view?.iri).toBe(iri);
});

it.each(['', 'nowhere', 'licences/-1', 'licences/7/8', 'persons/2/histories', 'informations', 'resources/3'])(
  'plans nothing for %j',
  (path) => {
    expect(planOf(pages, path)).toBeNull();
  },
);

it('brings the code alone of a page of its own', () => {
  expect(planOf(pages, 'statistics')).toMatchObject({ Page: expect.any(Function) });
});
