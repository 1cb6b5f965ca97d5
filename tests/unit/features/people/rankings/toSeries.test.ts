import { expect, it } from 'vitest';
import { toSeries } from '../../../../../src/features/people/rankings/toSeries.ts';

it('draws the points of a person by day, a line for each kind of ranking there is (R2.86)', () => {
  const rankings = [
    { date: '2026-09-10T00:00:00+02:00', points: 1012.5, kind: 'monthly' },
    { date: '2026-07-01T00:00:00+02:00', points: 1000, kind: 'official' },
    { date: null, points: 5, kind: 'official' },
  ];
  expect(toSeries(rankings, (kind) => kind)).toEqual({
    days: ['2026-07-01', '2026-09-10'],
    series: [
      { name: 'official', values: [1000, null] },
      { name: 'monthly', values: [null, 1012.5] },
    ],
  });
  expect(toSeries(rankings.slice(1), (kind) => kind).series.map(({ name }) => name)).toEqual(['official']);
});
