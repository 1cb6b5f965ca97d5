import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withNote } from '../../../../src/data/answerOfWrite.ts';
import { ignoredFields } from '../../../../src/views/save/ignoredFields.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: { type: 'string' },
  count: { type: 'number' },
  isOpen: { type: 'bool' },
  club: { type: 'club', path: '/clubs' },
  address: { type: 'place', embedded: true, fields: { city: { type: 'string' } } },
  tags: { type: 'string', multiple: true },
});
type Values = Record<string, unknown>;

const values: fc.Arbitrary<Values> = fc.record({
  name: fc.constantFrom(null, 'Halle', 'Gymnase'),
  count: fc.constantFrom(null, 0, 7),
  isOpen: fc.boolean(),
  club: fc.constantFrom(null, '/api/clubs/1', '/api/clubs/2'),
  address: fc.constantFrom(null, { city: 'Lyon' }, { city: 'Pau' }),
  tags: fc.constantFrom([], ['a'], ['a', 'b']),
});
const names = fields.map(({ name }) => name);

it('names the edited fields that the server has left as they were, and no other', () => {
  fc.assert(
    fc.property(values, values, fc.subarray(names), (before, sent, taken) => {
      const record = { ...before, ...Object.fromEntries(taken.map((name) => [name, sent[name]])) };
      const left = names.filter(
        (name) => !taken.includes(name) && JSON.stringify(sent[name]) !== JSON.stringify(before[name]),
      );
      expect(ignoredFields(fields, sent, before, record).map(({ name }) => name)).toEqual(left);
    }),
    { seed: 5, numRuns: 500 },
  );
});

it.each([
  ['writes it in its own way', { name: '  halle ' }, { name: 'Halle' }],
  ['does not show it', { name: 'Gymnase' }, {}],
  ['has changed it to something else', { name: 'Gymnase' }, { name: 'G.' }],
  ['is still at work', { name: 'Gymnase' }, withNote({ name: 'Halle' }, 'accepted')],
])('names no field where the server %s', (_, sent, record) => {
  expect(ignoredFields(fields, sent, { name: 'Halle' }, record)).toEqual([]);
});
