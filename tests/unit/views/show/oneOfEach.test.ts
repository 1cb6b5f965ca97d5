import { describe, expect, it } from 'vitest';
import { persons } from '../../../../src/resources/persons.ts';
import { oneOfEach } from '../../../../src/views/show/oneOfEach.ts';
import { describeFields } from '../../../support/describeFields.ts';

const ADDRESS = { type: 'address', embedded: true, fields: { addressLocality: {} } };
const MEAUX = { '@id': '_:a1', addressLocality: 'Meaux' };
const PROVINS = { '@id': '_:a2', addressLocality: 'Provins' };
const BLANK = { '@id': '_:a3', addressLocality: null };

const shown = (fields: object, record: Readonly<Record<string, unknown>>): readonly string[] =>
  oneOfEach(describeFields({ name: {}, ...fields }), record, persons.show?.standIns).map(({ name }) => name);

describe('the address of a person', () => {
  it.each([
    ['address', { address: ADDRESS }],
    ['mainAddress', { mainAddress: ADDRESS }],
  ])('is shown where only %s is described (R3.163)', (name, fields) => {
    expect(shown(fields, { [name]: MEAUX })).toEqual(['name', name]);
    expect(shown(fields, {})).toEqual(['name', name]);
  });

  it.each([
    ['mainAddress', 'both are there', { address: PROVINS, mainAddress: MEAUX }],
    ['mainAddress', 'only it is there', { mainAddress: MEAUX }],
    ['mainAddress', 'neither is', { address: BLANK }],
    ['address', 'only it is there', { address: PROVINS, mainAddress: null }],
    ['address', 'the other has empty lines alone', { address: PROVINS, mainAddress: BLANK }],
  ])('is %s where %s (R3.163)', (name, _when, record) => {
    expect(shown({ address: ADDRESS, mainAddress: ADDRESS }, record)).toEqual(['name', name]);
  });
});
