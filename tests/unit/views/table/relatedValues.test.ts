import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { columnValue, missingRelations } from '../../../../src/views/table/relatedValues.ts';
import type { Column } from '../../../../src/views/table/useColumns.ts';

const { fields } = parseMapping({
  fields: {
    person: { type: 'person', path: 'people' },
    trainer: { type: 'person', path: 'people' },
    forms: { type: 'referential', path: 'referentials', multiple: true },
    familyName: {},
    state: { choices: { a: 'A' } },
  },
});
const column = (path: string, through?: string): Column => {
  const named = (name: string) => fields.find((field) => field.name === name) ?? null;
  const field = named(path.split('.').at(-1) ?? '');
  if (!field) throw new Error(`No field at '${path}'`);
  return { path, field, through: through === undefined ? null : named(through) };
};
const COLUMNS = [column('person.familyName', 'person'), column('trainer'), column('forms'), column('state')];
const rows = [
  { id: 1, person: '/api/people/2', trainer: '/api/people/1', forms: ['/api/referentials/5'], state: 'a' },
  {
    id: 2,
    person: { '@id': '/api/people/3', familyName: 'X' },
    trainer: { '@id': '/api/people/4' },
    forms: [],
  },
];

describe('what the columns of a page want of related records', () => {
  it('is queried by collection: values behind a relation, and names of bare addresses', () => {
    expect(missingRelations(rows, COLUMNS)).toEqual([
      {
        collection: '/people',
        iris: ['/api/people/1', '/api/people/2'],
        fields: [{ path: 'familyName', field: COLUMNS[0]?.field }],
      },
      { collection: '/referentials', iris: ['/api/referentials/5'], fields: [] },
    ]);
    expect(missingRelations(rows.slice(1), COLUMNS)).toEqual([]);
  });

  it('is shown in its column once received, the address until then', () => {
    const related = new Map([
      ['/api/people/1', { id: '/api/people/1', familyName: 'A' }],
      ['/api/people/2', { id: '/api/people/2', familyName: 'B' }],
      ['/api/referentials/5', { id: '/api/referentials/5', name: 'Loisir' }],
    ]);
    const [row = { id: 0 }, other = { id: 0 }] = rows;
    expect(COLUMNS.map((one) => columnValue(row, one, related))).toEqual([
      'B',
      related.get('/api/people/1'),
      [related.get('/api/referentials/5')],
      'a',
    ]);
    expect(columnValue(other, COLUMNS[0] ?? column('state'), related)).toBe('X');
    expect(columnValue(row, column('trainer'), new Map())).toBe('/api/people/1');
  });
});
