import { expect, it } from 'vitest';
import { reasonsOf } from '../../../src/data/reasonsOf.ts';
import { describeFields } from '../../support/describeFields.ts';

const fields = describeFields({
  startDate: { type: 'date', label: 'Début' },
  mainAddress: { type: 'object' },
});

it.each([
  [{ startDate: ['Trop tard.'] }, ['Début\u00a0: Trop tard.']],
  [{ 'mainAddress.postalCode': ['Inconnu.'] }, ['Main address\u00a0: Inconnu.']],
  [{ 'root.serverError': ['Quota atteint.'], elsewhere: ['Quota atteint.'] }, ['Quota atteint.']],
  [{}, []],
])('names the field that each message of %j is about', (errors, lines) => {
  expect(reasonsOf(errors, fields)).toEqual(lines);
});

it('does not name a field that is shown beside its message', () => {
  expect(reasonsOf({ startDate: ['Trop tard.'] }, fields, fields)).toEqual(['Trop tard.']);
});
