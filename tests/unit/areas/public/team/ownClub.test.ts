// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepOwnClub, useOwnClub, useOwnTeams } from '../../../../../src/areas/public/team/ownClub.ts';

afterEach(() => localStorage.clear());

const team = (id: number, identifier: string | null) => ({
  id,
  name: `TEAM ${id}`,
  absence: null,
  position: null,
  clubs: [{ name: 'CLUB', identifier }],
  day: null,
  time: null,
  hall: null,
});

it('a club that is kept marks its teams at once, and none once it is given up', () => {
  const teams = [team(1, '08770001'), team(2, '10160002'), team(3, null)];
  const { result } = renderHook(() => ({ club: useOwnClub(), own: useOwnTeams({ teams }) }));
  expect([result.current.club, [...result.current.own]]).toEqual([null, []]);
  act(() => keepOwnClub({ number: '08770001', name: 'Lognes EP' }));
  expect(result.current.club).toEqual({ number: '08770001', name: 'Lognes EP' });
  expect([...result.current.own]).toEqual([1]);
  act(() => keepOwnClub(null));
  expect([result.current.club, [...result.current.own]]).toEqual([null, []]);
});

it.each(['', 'null', '08770001', '08770001 ', '{"number":1}', '<b> x</b>'])(
  'no club is read from %j, whoever wrote it',
  (kept) => {
    localStorage.setItem('raquette.ownClub', kept);
    expect(renderHook(() => useOwnClub()).result.current).toBeNull();
  },
);
