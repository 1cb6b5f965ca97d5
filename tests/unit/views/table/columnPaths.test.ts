import { describe, expect, it } from 'vitest';
import { parseMapping } from '../../../../src/schema/parseMapping.ts';
import { columnPaths } from '../../../../src/views/table/columnPaths.ts';

const describeNames = (...names: string[]) =>
  parseMapping({ fields: Object.fromEntries(names.map((name) => [name, {}])) });

describe('columnPaths', () => {
  it('puts the named paths first and offers every other described field', () => {
    expect(columnPaths(describeNames('a', 'b', 'person', 'c'), ['person.name', 'c'])).toEqual({
      paths: ['person.name', 'c', 'a', 'b', 'person'],
      named: 2,
    });
  });

  it('shows the first eight fields where a config names none', () => {
    const names = 'abcdefghij'.split('');
    expect(columnPaths(describeNames(...names), undefined)).toEqual({ paths: names, named: 8 });
  });

  it('leaves out what says the same for every row, unless it is named', () => {
    const description = describeNames('club', 'a', 'b');
    expect(columnPaths(description, undefined, ['club'])).toEqual({ paths: ['a', 'b'], named: 2 });
    expect(columnPaths(description, ['a'], ['club'])).toEqual({ paths: ['a', 'b'], named: 1 });
    expect(columnPaths(description, ['club'], ['club'])).toEqual({ paths: ['club', 'a', 'b'], named: 1 });
  });

  it('names no column of an empty description', () => {
    expect(columnPaths(describeNames(), undefined)).toEqual({ paths: [], named: 0 });
  });
});
