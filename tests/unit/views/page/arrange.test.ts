import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/views/page/arrange.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({ name: {}, gender: {}, email: {}, note: {} });

const namesOf = (sections?: Readonly<Record<string, readonly string[]>>) =>
  arrange(fields, sections).map(({ key, fields: placed }) => [key, placed.map(({ name }) => name)]);

describe('arrange', () => {
  it('puts fields into the sections of a config, in its order, the others into a last one', () => {
    expect(namesOf({ contact: ['email'], identity: ['gender', 'name'] })).toEqual([
      ['contact', ['email']],
      ['identity', ['gender', 'name']],
      [null, ['note']],
    ]);
  });

  it('makes one section without title where there is no config', () => {
    expect(namesOf()).toEqual([[null, ['name', 'gender', 'email', 'note']]]);
  });

  it('shows no section without a described field, nor a last one that is empty', () => {
    expect(namesOf({ none: ['absent', 'toString'], all: ['name', 'gender', 'email', 'note'] })).toEqual([
      ['all', ['name', 'gender', 'email', 'note']],
    ]);
  });
});
