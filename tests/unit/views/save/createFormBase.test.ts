import { expect, it } from 'vitest';
import { createFormBase } from '../../../../src/views/save/createFormBase.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({ name: { type: 'string' }, code: { type: 'string' } });

it('keeps the value that a field being changed started from when the record is read anew', () => {
  const base = createFormBase();
  base.follow(fields, { name: 'A', code: 'B' }, { name: 'A', code: 'B' });
  base.follow(fields, { name: 'Theirs', code: 'Theirs' }, { name: 'Mine', code: 'B' });
  expect(base.values()).toEqual({ name: 'A', code: 'Theirs' });
  base.restart({ name: 'Mine', code: 'Theirs' });
  expect(base.values()).toEqual({ name: 'Mine', code: 'Theirs' });
});
