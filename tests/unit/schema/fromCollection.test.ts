import { expect, it } from 'vitest';
import { fromCollection } from '../../../src/schema/fromCollection.ts';

it.each([
  ['with a prefix', { 'hydra:member': [{ id: 1 }], member: [] }, [{ id: 1 }]],
  ['without one', { member: [{ id: 1 }] }, [{ id: 1 }]],
  ['of none', { title: 'An error occurred' }, []],
  ['that is no object', 'text', []],
])('reads the members of a collection %s', (_what, body, members) => {
  expect(fromCollection(body)).toEqual(members);
});
