import { expect, it } from 'vitest';
import { isVisitor } from '../../../src/app/readSettings.ts';

const nobody = { getItem: () => null };
const somebody = { getItem: (key: string) => (key === 'raquette.deadline' ? '1795351200000' : null) };

it('waits for no session where nobody is logged in and nobody is refused', () => {
  expect(isVisitor('/contests/team/consult', nobody)).toBe(true);
  expect(isVisitor('/tournaments/search', nobody)).toBe(true);
  expect(isVisitor('/contests/team/consult', somebody)).toBe(false);
  expect(['/', '/login', '/1', '/1/contests/team/consult'].filter((path) => isVisitor(path, nobody))).toEqual(
    [],
  );
});
