import { describe, expect, it } from 'vitest';
import {
  addChange,
  isActive,
  reasonsToReview,
  toGroups,
  toPresetMatrix,
  toWithdrawal,
  type Entry,
} from '../../../../src/features/permissions/entry.ts';

const TODAY = '2026-11-22';

const buildEntry = (values: Partial<Entry> = {}): Entry => ({
  iri: '/api/club_permissions/4',
  name: 'LEFEBVRE Camille',
  username: 'secretaire',
  lastLogin: '2026-11-20T08:00:00+01:00',
  endedFunctions: [],
  isOwn: false,
  canUpdate: true,
  invitation: null,
  matrix: { 'licences.list': 1, 'club.forms': 2 },
  startDate: '2024-07-01',
  endDate: '',
  preset: null,
  ...values,
});

describe('the changes of an entry', () => {
  it('hold only what differs from what was read (R2.129)', () => {
    const entry = buildEntry();
    const first = addChange(entry, undefined, { matrix: { 'licences.list': 2, 'club.forms': 2 } });
    expect(first).toEqual({ matrix: { 'licences.list': 2 } });
    const second = addChange(entry, first ?? undefined, { endDate: '2027-06-30' });
    expect(second).toEqual({ matrix: { 'licences.list': 2 }, endDate: '2027-06-30' });
    expect(addChange(entry, second ?? undefined, { matrix: { 'licences.list': 1 }, endDate: '' })).toBeNull();
  });

  it('withdraw rights from today on, also those that began today', () => {
    expect(toWithdrawal(buildEntry(), TODAY)).toEqual({ endDate: '2026-11-21' });
    expect(toWithdrawal(buildEntry({ startDate: TODAY }), TODAY)).toEqual({
      startDate: '2026-11-21',
      endDate: '2026-11-21',
    });
    expect(isActive(buildEntry({ endDate: '2026-11-21' }), TODAY)).toBe(false);
    expect(isActive(buildEntry({ endDate: TODAY }), TODAY)).toBe(true);
  });

  it('fill a column by a profile, never beyond what the giver has', () => {
    const own = { 'licences.list': 1, 'club.forms': 3, 'persons.list': 3 };
    expect(toPresetMatrix('SECRETAIRE', Object.keys(own), own)).toEqual({
      'licences.list': 1,
      'club.forms': 2,
      'persons.list': 0,
    });
    expect(toPresetMatrix('__proto__', ['club.forms'], own)).toEqual({ 'club.forms': 0 });
  });
});

describe('the review of old accesses', () => {
  it('names who has not logged in for long, never did, or has no function left', () => {
    const reasons = (values: Partial<Entry>) => reasonsToReview(buildEntry(values), TODAY);
    expect(reasons({})).toEqual([]);
    expect(reasons({ lastLogin: '2026-01-10T08:00:00+01:00' })).toEqual(['long']);
    expect(reasons({ lastLogin: null })).toEqual(['never']);
    expect(reasons({ lastLogin: null, startDate: '2026-11-01' })).toEqual([]);
    expect(reasons({ endedFunctions: ['Trésorier'] })).toEqual(['function']);
    expect(reasons({ lastLogin: null, endDate: '2026-06-30' })).toEqual([]);
    expect(reasons({ lastLogin: null, isOwn: true })).toEqual([]);
    // The account of others is not shown.
    expect(reasons({ lastLogin: undefined })).toEqual([]);
  });
});

it('puts the actions of a module together', () => {
  expect(toGroups(['club.forms', 'licences.list', 'club.history'])).toEqual([
    ['club', ['club.forms', 'club.history']],
    ['licences', ['licences.list']],
  ]);
});
