// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isVisitor, readSettings } from '../../../src/app/readSettings.ts';

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

it('reads the code of the provider from the page and the other one from its address (R7.9)', () => {
  const read = (content: string, search: string) => {
    const page = new DOMParser().parseFromString(`<meta name="api-code" content="${content}">`, 'text/html');
    const { code, providerCode } = readSettings(page, { search } as Location);
    return [code, providerCode];
  };
  expect(read('fed &amp; co', '')).toEqual([null, 'fed & co']);
  expect(read('fed', '?code=xyz')).toEqual(['xyz', 'fed']);
  // As the page is where nobody has written a code into it.
  expect(read('__API_CODE__', '?code=')).toEqual([null, null]);
  expect(read('', '')).toEqual([null, null]);
});
