import { describe, expect, it } from 'vitest';
import { createDirectory } from '../../../../src/data/ResourceDefinition.ts';
import { fromCell } from '../../../../src/views/transfer/fromCell.ts';
import { importTargets } from '../../../../src/views/transfer/importTargets.ts';
import { toCell } from '../../../../src/views/transfer/toCell.ts';
import { describeField } from '../../../support/describeFields.ts';

const field = describeField({ constraints: ['Duration'] });
const [target] = importTargets([field], { hints: {}, left: [] });

const written = (value: unknown) =>
  toCell(field, field.name, value, {
    yes: 'Oui',
    no: 'Non',
    directory: createDirectory([]),
    hints: {},
  });

const read = (text: string) => {
  if (!target) throw new Error('A duration can be imported');
  return fromCell(target, text, { resolve: () => ({ refusal: 'missing' }), until: 2026 });
};

describe('a duration in a spreadsheet', () => {
  it.each([
    ['P0Y0M0DT1H30M0S', '1 h 30 min', 'PT1H30M'],
    ['P0Y0M2DT4H0M0S', '2 jours 4 h', 'P2DT4H'],
    ['PT0S', '0 min', 'PT0M'],
  ])('of %s is written %s, and read again', (value, words, again) => {
    const cell = String(written(value));
    expect(cell.replaceAll(/\s/g, ' ')).toBe(words);
    expect(read(cell)).toEqual({ value: again });
  });

  it('is read from the clock that a spreadsheet makes of it', () => {
    expect(read('01:30')).toEqual({ value: 'PT1H30M' });
  });

  it('that is none is shown and kept as it is, for validation to refuse it', () => {
    expect(written('une heure')).toBe('une heure');
    expect(read('une heure')).toEqual({ value: 'une heure' });
  });
});
