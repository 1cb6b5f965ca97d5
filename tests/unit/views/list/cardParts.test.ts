import { describe, expect, it } from 'vitest';
import { cardParts } from '../../../../src/views/list/cardParts.ts';
import { describeFields } from '../../../support/describeFields.ts';

const description = {
  fields: describeFields({ plate: {}, fuel: {}, mileage: { type: 'int' } }),
  methods: null,
};

describe('the card of a record', () => {
  it('has the columns that the reader has, in their order', () => {
    const { facts } = cardParts({}, description, undefined, ['plate', 'mileage', 'fuel']);
    expect(facts).toEqual(['plate', 'mileage', 'fuel']);
    expect(cardParts({}, description, undefined, ['mileage']).facts).toEqual(['mileage']);
  });

  it('has the facts of the head where a config names them, whatever the columns', () => {
    const config = { head: { facts: ['fuel'] } };
    expect(cardParts(config, description, undefined, ['mileage']).facts).toEqual(['fuel']);
  });
});
