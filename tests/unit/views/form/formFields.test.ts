import { expect, it } from 'vitest';
import { withReasons } from '../../../../src/views/form/formFields.ts';
import { describeFields } from '../../../support/describeFields.ts';

it('says why a field of an existing record cannot be typed into, where the description does not (R5.32)', () => {
  const fields = describeFields({
    name: { groups: ['club:update'] },
    club: { readOnly: true, groups: ['club:create'] },
    points: { readOnly: true, groups: ['club:update'] },
    number: { readOnly: true, help: 'Donné par la fédération' },
  });
  expect(withReasons(fields, (key) => key).map(({ help }) => help)).toEqual([
    null,
    'form.fixed.creation',
    'form.fixed.server',
    'Donné par la fédération',
  ]);
});
