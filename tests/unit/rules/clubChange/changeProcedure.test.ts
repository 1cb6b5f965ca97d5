import { describe, expect, it } from 'vitest';
import { changeProcedure, competentLevel } from '../../../../src/rules/clubChange/changeProcedure.ts';
import { buildLine } from './buildLine.ts';

const lines = [
  buildLine(),
  buildLine({ proListed: true, endDate: '2026-08-31' }),
  buildLine({ type: 'exceptional', startDate: '2026-07-01', endDate: '2027-03-31' }),
];

const procedureOf = (facts: Partial<Parameters<typeof changeProcedure>[0]>) =>
  changeProcedure({
    types: [],
    formerTypes: ['T'],
    isKnown: true,
    isOwn: false,
    isChanging: false,
    day: '2026-06-02',
    motive: null,
    proListed: false,
    lines,
    ...facts,
  });

describe('changeProcedure (R1.18, R1.19)', () => {
  it('takes a competitor by an ordinary mutation between the dates, both included', () => {
    for (const day of ['2026-05-15', '2026-06-30'])
      expect(procedureOf({ day })).toEqual({ kind: 'ordinary', until: '2026-06-30' });
    expect(procedureOf({ day: '2026-05-14' }).kind).toBe('closed');
  });

  it('gives players of a professional list until 31 August', () => {
    expect(procedureOf({ day: '2026-08-31', proListed: true })).toEqual({
      kind: 'ordinary',
      until: '2026-08-31',
    });
    expect(procedureOf({ day: '2026-08-31' }).kind).toBe('needsMotive');
  });

  it('requires a motive from 1 July to 31 March', () => {
    for (const day of ['2026-07-01', '2027-03-31']) {
      expect(procedureOf({ day })).toEqual({ kind: 'needsMotive', until: '2027-03-31' });
      expect(procedureOf({ day, motive: 'DEMENAGEMENT' })).toEqual({
        kind: 'exceptional',
        until: '2027-03-31',
      });
    }
  });

  it('names the dates where none is open, but for a club that was just founded', () => {
    const day = '2027-04-01';
    expect(procedureOf({ day, motive: 'DEMENAGEMENT' })).toEqual({
      kind: 'closed',
      periods: [
        { type: 'ordinary', proListed: false, from: '2026-05-15', to: '2026-06-30' },
        { type: 'ordinary', proListed: true, from: '2026-05-15', to: '2026-08-31' },
        { type: 'exceptional', proListed: false, from: '2026-07-01', to: '2027-03-31' },
      ],
    });
    expect(procedureOf({ day, motive: 'CREATION' })).toEqual({ kind: 'exceptional', until: null });
  });

  it('reads a period from the earliest day of its lines to the latest, ordinary ones first, without other motives', () => {
    const open = (startDate: string, endDate: string, more = {}) =>
      buildLine({ startDate, endDate, ...more });
    const table = [
      open('2026-09-10', '2026-10-01', { type: 'exceptional' }),
      open('2026-09-01', '2026-09-20', { type: 'exceptional' }),
      open('2026-05-20', '2026-06-10'),
      open('2026-05-15', '2026-06-05'),
      open('2026-06-01', '2026-06-30', { motive: 'MOTIF' }),
    ];
    const ordinary = { type: 'ordinary', proListed: false, from: '2026-05-15' };
    const exceptional = { type: 'exceptional', proListed: false, from: '2026-09-01', to: '2026-10-01' };
    for (const [motive, to] of [
      [null, '2026-06-10'],
      ['MOTIF', '2026-06-30'],
    ] as const)
      expect(procedureOf({ day: '2027-04-01', motive, lines: table })).toEqual({
        kind: 'closed',
        periods: [{ ...ordinary, to }, exceptional],
      });
  });

  it('keeps the medical replacement to the professional lists', () => {
    const day = '2026-11-22';
    expect(procedureOf({ day, motive: 'JOKER' })).toEqual({ kind: 'professionals' });
    expect(procedureOf({ day, motive: 'JOKER', proListed: true }).kind).toBe('exceptional');
  });

  it('transfers who plays for leisure and who comes back after a season without a licence', () => {
    expect(procedureOf({ formerTypes: ['P'] })).toEqual({ kind: 'transfer', why: 'leisure' });
    expect(procedureOf({ formerTypes: ['I'] })).toEqual({ kind: 'transfer', why: 'leisure' });
    expect(procedureOf({ formerTypes: [] })).toEqual({ kind: 'transfer', why: 'absent' });
    // A leisure licence of this season hides no competition licence of the last one.
    expect(procedureOf({ types: ['P'], formerTypes: ['A'] }).kind).toBe('ordinary');
  });

  it('needs nothing for who never had a licence or is of the club, and nothing twice', () => {
    expect(procedureOf({ isKnown: false })).toEqual({ kind: 'licence' });
    expect(procedureOf({ isOwn: true })).toEqual({ kind: 'own' });
    expect(procedureOf({ isChanging: true })).toEqual({ kind: 'pending' });
  });
});

describe('competentLevel (R1.18)', () => {
  it.each([
    ['committee', { isNumbered: false, isOfSameCommittee: true, isOfSameLeague: true }],
    ['league', { isNumbered: false, isOfSameCommittee: false, isOfSameLeague: true }],
    ['federation', { isNumbered: false, isOfSameCommittee: false, isOfSameLeague: false }],
    ['federation', { isNumbered: true, isOfSameCommittee: true, isOfSameLeague: true }],
  ])('is the %s for %o', (level, clubs) => expect(competentLevel(clubs)).toBe(level));
});
