import { describe, expect, it } from 'vitest';
import { chooseColumns, isWide } from '../../../../src/fields/rows/chooseColumns.ts';
import { describeField } from '../../../support/describeFields.ts';

const prizes = {
  name: 'prizes',
  type: 'array',
  multiple: true,
  embedded: true,
  fields: [{ name: 'rank', type: 'int' }],
};
const TABLE = {
  name: 'tables',
  type: 'table',
  multiple: true,
  embedded: true,
  fields: [
    { name: 'description', type: 'text' },
    { name: 'code', type: 'string' },
    { name: 'name', type: 'string' },
    { name: 'checkInEnd', type: 'time' },
    { name: 'date', type: 'date' },
    { name: 'places', type: 'int' },
    { name: 'fee', type: 'int' },
    { name: 'double', type: 'bool' },
    prizes,
    { name: 'state', type: 'string', choices: [{ value: 'open', label: 'Ouvert' }] },
  ],
};
const ROW = {
  code: 'A',
  name: '500-799',
  description: 'Ouvert à tous',
  date: '2026-02-13',
  checkInEnd: '08:00',
  places: 32,
  fee: 800,
  double: false,
  prizes: [{ rank: 1 }],
  state: 'open',
};
const names = (fields: readonly { readonly name: string }[]): readonly string[] =>
  fields.map(({ name }) => name);
const choose = (rows: readonly unknown[], named?: readonly string[]) => {
  const hintOf = (name: string) => (name === 'fee' ? ({ as: 'currency' } as const) : {});
  const { columns, others } = chooseColumns(describeField(TABLE).fields, rows, hintOf, named);
  return [names(columns), names(others)];
};

describe('the columns of a collection in a record', () => {
  it('are its name, then its state, days, amounts and lists in their order, and the rest is behind', () => {
    expect(choose([ROW])).toEqual([
      ['code', 'name', 'date', 'fee', 'prizes', 'state'],
      ['description', 'checkInEnd', 'places', 'double'],
    ]);
  });

  it('leave out what no row holds', () => {
    expect(choose([{ code: 'A', prizes: [], places: 0 }])).toEqual([['code', 'places'], []]);
  });

  it('are those that the resource names', () => {
    expect(choose([ROW], ['name', 'nothing', 'date'])[0]).toEqual(['name', 'date']);
  });

  it('need the whole width where there are more than three', () => {
    const field = describeField(TABLE);
    expect(isWide(field, [ROW])).toBe(true);
    expect(isWide(field, [{ code: 'A', places: 3 }])).toBe(false);
  });
});
