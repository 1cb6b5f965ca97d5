import { describe, expect, it } from 'vitest';
import { groupSections } from '../../../src/schema/groupSections.ts';
import { describeFields } from '../../support/describeFields.ts';

describe('sections taken from a description', () => {
  it('gather the fields of one group in the order of the description', () => {
    const fields = describeFields({
      name: { groups: ['person:update', 'Identité'] },
      email: { groups: ['Contact'] },
      birthDate: { groups: ['Identité'] },
      other: { groups: ['person:update'] },
    });
    expect(groupSections(fields)).toEqual({ Identité: ['name', 'birthDate'], Contact: ['email'] });
  });

  it('are none where groups are of serialisation and validation only', () => {
    expect(groupSections(describeFields({ name: { groups: ['person:update', 'Default'] } }))).toBeUndefined();
  });
});
