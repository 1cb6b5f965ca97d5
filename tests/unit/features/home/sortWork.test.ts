import { describe, expect, it } from 'vitest';
import type { Todo } from '../../../../src/features/defineFeature.ts';
import { sortWork, type Work } from '../../../../src/features/home/sortWork.ts';

const TODAY = '2026-11-23';

const work = (name: Todo['name'], order: number, days: readonly string[], total = days.length): Work => ({
  todo: {
    name,
    order,
    resource: 'accountancy',
    filter: () => ({}),
    select: [],
    orderBy: 'date',
    toLine: (record) => ({ text: '', date: '', day: (record as { day: string }).day }),
  },
  filter: {},
  records: days.map((day) => ({ id: `${name} ${day}`, day })),
  total,
});

const sort = (...works: readonly Work[]) => {
  const { late, next } = sortWork(works, TODAY);
  return {
    late: late.flatMap(({ records }) => records.map(({ id }) => id)),
    next: next.map(({ work: { todo }, records }) => [todo.name, records.map(({ id }) => id)]),
  };
};

describe('the work of a club', () => {
  it('is late from the day after, the kind of the oldest first', () => {
    const sorted = sort(
      work('requests', 1, ['2026-11-22', '2026-11-23']),
      work('sheets', 2, ['2026-11-21', '2026-11-07']),
    );
    expect(sorted.late).toEqual(['sheets 2026-11-07', 'sheets 2026-11-21', 'requests 2026-11-22']);
    expect(sorted.next).toEqual([['requests', ['requests 2026-11-23']]]);
  });

  it('follows by what is due next, then by the order of the manifests where it has no date', () => {
    const sorted = sort(
      work('renewals', 9, ['']),
      work('preRegistrations', 5, ['']),
      work('answers', 6, ['2026-12-01', '2026-11-30']),
      work('invoices', 4, ['2026-11-28']),
    );
    expect(sorted.next.map(([name]) => name)).toEqual([
      'invoices',
      'answers',
      'preRegistrations',
      'renewals',
    ]);
    expect(sorted.late).toEqual([]);
  });

  it('keeps the way to a list of which all that was read is late, and leaves out what is done', () => {
    const sorted = sort(
      work('sheets', 2, ['2026-11-07'], 6),
      work('requests', 1, ['2026-11-08']),
      work('answers', 6, []),
    );
    expect(sorted.next).toEqual([['sheets', []]]);
  });
});
