import { describe, expect, it } from 'vitest';
import { toProblems } from '../../../../src/views/form/toProblems.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: { type: 'string' },
  contacts: {
    type: 'contact',
    multiple: true,
    embedded: true,
    fields: { email: { type: 'string' }, address: { type: 'address', embedded: true, fields: { town: {} } } },
  },
  tags: { type: 'array' },
});
const failure = { type: 'description', message: 'Non.' };
const pathsOf = (errors: unknown) => toProblems(fields, errors).map(({ path }) => path);

describe('the problems of a form', () => {
  it('come in the order of the fields and rows, with those of a list before those of its rows', () => {
    expect(
      pathsOf({
        tags: failure,
        contacts: { ...failure, 2: { address: { town: failure } }, 0: { email: failure } },
        name: failure,
      }),
    ).toEqual(['name', 'contacts', 'contacts.0.email', 'contacts.2.address.town', 'tags']);
  });

  it('name fields and rows on the way', () => {
    const [problem] = toProblems(fields, { contacts: [undefined, { email: failure }] });
    expect(problem?.trail.map((step) => (typeof step === 'number' ? step : step.name))).toEqual([
      'contacts',
      2,
      'email',
    ]);
  });

  it('hold an entry of a list of plain values', () => {
    expect(pathsOf({ tags: [undefined, failure] })).toEqual(['tags.1']);
  });

  it('leave out what no described field carries', () => {
    expect(pathsOf({ root: { serverError: failure }, other: failure })).toEqual([]);
  });
});
