import { describe, expect, it } from 'vitest';
import { countErrors } from '../../../../src/fields/rows/countErrors.ts';

describe('the number of errors below a node of a form', () => {
  it('counts each message once, at any depth, with that of the list itself', () => {
    const town = { type: 'description', message: 'La valeur ne doit pas être vide.' };
    expect(countErrors(undefined)).toBe(0);
    expect(countErrors({ rows: [undefined, { name: town, address: { town } }] })).toBe(2);
    expect(countErrors({ rows: { ...town, 0: { name: town } } })).toBe(2);
  });

  it('counts the errors of fields that are called like the parts of an error', () => {
    const failure = { type: 'description', message: 'Non.' };
    expect(countErrors({ row: { type: failure, message: failure, ref: failure } })).toBe(3);
  });
});
