import { describe, expect, it } from 'vitest';
import {
  narrow,
  pick,
  toAddress,
  toScope,
  type DivisionOption,
} from '../../../../../src/areas/public/team/toSelection.ts';
import { toRanks } from '../../../../../src/areas/public/team/toRanks.ts';
import { toNotes, toScore } from '../../../../../src/areas/public/team/toNotes.ts';
import type { Meeting } from '../../../../../src/areas/public/team/Pool.ts';

const buildDivision = (values: Partial<DivisionOption>): DivisionOption => ({
  id: 1,
  name: 'Régionale 2',
  phase: 1,
  contest: 3,
  contestName: 'Championnat',
  ...values,
});

const address = (text: string): URLSearchParams => new URLSearchParams(text);
const phaseName = (phase: number): string => `Phase ${phase}`;

describe('the choices of the team results', () => {
  it('begin with the current season (R2.19)', () => {
    const seasons = [
      { value: '4', label: '2027/2028', isCurrent: false },
      { value: '3', label: '2026/2027', isCurrent: true },
    ];
    expect(toScope({ asked: address(''), seasons, place: null }).season).toBe(3);
    expect(toScope({ asked: address('season=4'), seasons, place: null }).season).toBe(4);
    expect(toScope({ asked: address('season=x'), seasons, place: null }).season).toBe(3);
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
    expect(
      pick(9, [
        { value: '1', label: '1' },
        { value: '2', label: '2' },
      ]),
    ).toBeNull();
  });

  it('drop in the address what stands below them', () => {
    const chosen = { season: 3, organization: 8, contest: 3, phase: 1, division: 5, pool: 77 };
    expect(toAddress(chosen, 'phase', '2')).toEqual({
      season: '3',
      organization: '8',
      contest: '3',
      phase: '2',
    });
  });
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
  home: { id: 1, name: 'LOGNES EP 12' },
  away: { id: 2, name: 'TORSAC CP 1' },
  ...values,
});

describe('what is read', () => {
  it('marks ranks that several share', () => {
    expect(toRanks([1, 2, 3, 3, null])).toEqual(['1', '2', '3\u00a0=', '3\u00a0=', '–']);
  });

  it('says of a score that nobody validated it', () => {
    expect(toNotes(buildMeeting({ isProvisional: true }))).toEqual(['non validé']);
    expect(toNotes(buildMeeting({}))).toEqual([]);
  });

  it('names who did not come, what is put off and what is called off', () => {
    expect(toNotes(buildMeeting({ forfeit: 'away' }))).toEqual(['forfait de TORSAC CP 1']);
    expect(
      toNotes(buildMeeting({ status: 'postponed', score: null, date: '2026-12-19' }), '2026-10-03'),
    ).toEqual(['prévue le 19/12/2026', 'Reportée']);
    expect(toScore(buildMeeting({ isCancelled: true }))).toBeNull();
  });
});
