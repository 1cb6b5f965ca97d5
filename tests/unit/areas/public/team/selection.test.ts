import { describe, expect, it } from 'vitest';
import {
  findOpen,
  findUnknown,
  narrow,
  pick,
  toScope,
  type DivisionOption,
} from '../../../../../src/areas/public/team/toSelection.ts';
import { fromPool, type Meeting } from '../../../../../src/areas/public/team/fromPool.ts';
import {
  toNotes,
  toOutcome,
  toRanks,
  toScore,
  toStates,
} from '../../../../../src/areas/public/team/toNotes.ts';

const buildDivision = (values: Partial<DivisionOption>): DivisionOption => ({
  id: 1,
  name: 'Régionale 2',
  phase: 1,
  contest: 3,
  contestName: 'Championnat',
  ...values,
});

const POOL = { value: '1', label: 'Poule 1' };
const address = (text: string): URLSearchParams => new URLSearchParams(text);
const phaseName = (phase: number): string => `Phase ${phase}`;

describe('the choices of the team results', () => {
  it('begin with the current season (R2.19)', () => {
    const seasons = [
      { value: '4', label: '2027/2028', isCurrent: false },
      { value: '3', label: '2026/2027', isCurrent: true },
    ];
    expect(toScope(address(''), seasons, null).season).toBe(3);
    expect(toScope(address('season=4'), seasons, null).season).toBe(4);
    expect(toScope(address('season=x'), seasons, null).season).toBe(3);
  });

  it('narrow one another, and a single one is taken by itself', () => {
    const divisions = [
      buildDivision({}),
      buildDivision({ id: 2, phase: 2 }),
      buildDivision({ id: 5, phase: 2 }),
    ];
    const open = narrow(address(''), divisions, null, phaseName);
    expect(open.chosen).toEqual({ contest: 3, phase: null, division: null });
    expect(open.options.phase.map(({ label }) => label)).toEqual(['Phase 1', 'Phase 2']);
    expect(narrow(address('phase=1'), divisions, null, phaseName).chosen.division).toBe(1);
    expect(narrow(address('phase=2&division=1'), divisions, null, phaseName).chosen.division).toBeNull();
    expect(pick(null, [POOL])).toBe(1);
  });

  it('name the first level that the address requests in vain, and show nothing else in its place', () => {
    const options = { season: [{ value: '3', label: '2026/2027' }], division: [], pool: [POOL] };
    expect(findUnknown(address('season=3&division=9&pool=9'), options)).toBe('division');
    expect(findUnknown(address('season=3&contest=9&pool=1'), options)).toBeNull();
    expect(findUnknown(address('season=3&pool=x'), options)).toBe('pool');
    expect(pick(9, [POOL])).toBeNull();
    expect(narrow(address('division=9'), [buildDivision({})], null, phaseName).chosen.division).toBeNull();
  });
});

it.each([
  ['', {}, 'organization'],
  ['contest=999', {}, 'owner'],
  ['division=4', {}, 'owner'],
  ['organization=13', { organization: 13 }, 'contest'],
  ['organization=13', { organization: 13, contest: 1, phase: 1 }, 'division'],
] as const)('what is to be chosen after %j is named: %j, %s', (search, chosen, level) => {
  const none = { season: 3, organization: null, contest: null, phase: null, division: null, pool: null };
  expect(findOpen(address(search), { ...none, ...chosen })).toBe(level);
});

const buildMeeting = (values: Partial<Meeting>): Meeting => ({
  id: 1,
  round: 1,
  date: '2026-10-03',
  plannedDate: '2026-10-03',
  time: null,
  status: 'validated',
  isProvisional: false,
  isCancelled: false,
  winner: null,
  forfeit: null,
  penalty: null,
  score: [10, 4],
  home: { id: 1, name: 'LOGNES EP 12', absence: null },
  away: { id: 2, name: 'TORSAC CP 1', absence: null },
  ...values,
});

describe('what is read', () => {
  it('marks ranks that several share', () => {
    expect(toRanks([1, 2, 3, 3, null])).toEqual(['1', '2', '3\u00a0=', '3\u00a0=', '–']);
  });

  it('says of a score that nobody validated it', () => {
    expect(toStates(buildMeeting({ isProvisional: true }))).toEqual([
      { word: 'Non validé', tone: 'warning' },
    ]);
    expect(toStates(buildMeeting({}))).toEqual([]);
  });

  it('names who did not come, what is put off and what is called off', () => {
    expect(toNotes(buildMeeting({ forfeit: 'away' }))).toEqual(['forfait de TORSAC CP 1']);
    expect(toStates(buildMeeting({ forfeit: 'away', status: 'forfeit' }))).toEqual([]);
    const postponed = buildMeeting({ status: 'postponed', score: null, date: '2026-12-19' });
    expect(toNotes(postponed, '2026-10-03')).toEqual(['prévue le 19/12/2026']);
    expect(toStates(postponed)).toEqual([{ word: 'Reportée', tone: 'warning' }]);
    expect(toScore(buildMeeting({ isCancelled: true }))).toBeNull();
    expect(toOutcome(buildMeeting({ isCancelled: true }))).toBe('Annulée');
    expect(toOutcome(buildMeeting({ score: null }))).toBeNull();
  });

  it('says of a team that plays no more what becomes of its meetings', () => {
    const away = { id: 2, name: 'TORSAC CP 1', absence: 'generalForfeit' } as const;
    expect(toNotes(buildMeeting({ away }))).toEqual([
      'forfait général de TORSAC CP 1',
      'résultat retiré du classement',
    ]);
    expect(toOutcome(buildMeeting({ away }))).toBe('10\u00a0–\u00a04');
    expect(toOutcome(buildMeeting({ away, score: null, status: 'scheduled' }))).toBe('Annulée');
    const left = buildMeeting({ away: { ...away, absence: 'withdrawn' }, score: null, status: 'inProgress' });
    expect(toNotes(left)).toEqual(['retrait de TORSAC CP 1']);
    expect(toStates(left)).toEqual([]);
  });

  it('takes a team out of the pool at its second forfeit, as the standing does', () => {
    const forfeit = { '@id': '/api/teams/2', name: 'TORSAC CP 1', state: 'engaged' };
    const meeting = (id: number) => ({ id, forfeit: 'away', awayOpponent: { team: forfeit } });
    const results = [{ definitiveRank: 8, opponent: { team: forfeit } }];
    const absenceAfter = (meetings: number) =>
      fromPool({ sportMatches: [meeting(1), meeting(2)].slice(0, meetings), results } as never).standings[0]
        ?.team.absence;
    expect(absenceAfter(1)).toBeNull();
    expect(absenceAfter(2)).toBe('generalForfeit');
  });
});
