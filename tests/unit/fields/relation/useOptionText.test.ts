import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../src/fields/relation/RelationPicker.tsx';
import { halls } from '../../../../src/resources/halls.ts';

const person = (name: string, birthDate: string, number: string | null) => ({
  name,
  birthDate,
  licence: number === null ? null : { identifier: number },
});
const nameOf = (option: unknown): string => (option as { name: string }).name;
const definition = { disambiguation: ['birthDate', 'licence.identifier'] };

describe('options of the same name', () => {
  it('are distinguished by what their resource says, the others have their name alone', () => {
    const options = [
      person('ROUX Léo', '1990-05-17', '7712345'),
      person('ROUX Léo', '1990-05-17', null),
      person('ROUX Zoé', '1991-01-02', '7712346'),
    ];
    expect(options.map((option) => detailsOf(option, options, nameOf, definition))).toEqual([
      '17/05/1990 · 7712345',
      '17/05/1990',
      '',
    ]);
  });

  it('are halls of one name by where they are', () => {
    const hall = (addressLocality: string) => ({ name: 'Gymnase Jean-Moulin', address: { addressLocality } });
    const options = [hall('Brunoy'), hall('Yerres')];
    expect(options.map((option) => detailsOf(option, options, nameOf, halls))).toEqual(['Brunoy', 'Yerres']);
  });
});
