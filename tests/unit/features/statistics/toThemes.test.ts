import { describe, expect, it } from 'vitest';
import { splitKeys, toShares, toThemes } from '../../../../src/features/statistics/toThemes.ts';

const figure = (
  seasonName: string,
  theme: string,
  label: string,
  value: number | null,
  more: object = {},
) => ({
  seasonName,
  theme,
  label,
  value,
  ...more,
});

describe('the themes of statistics', () => {
  it('have a row for each label and a column for each season, the newest first (R2.30, R2.59)', () => {
    const rows = [
      figure('2026/2027', 'Par sexe', 'Féminin', 20),
      figure('2026/2027', 'Par sexe', 'Masculin', 80),
      figure('2025/2026', 'Par sexe', 'Masculin', 70),
      figure('2025/2026', 'Mutations', 'Arrivées', 3),
    ];
    expect(toThemes(rows, ['2026/2027', '2025/2026'])).toEqual([
      {
        title: 'Par sexe',
        labels: ['Féminin', 'Masculin'],
        columns: [
          { name: '2026/2027', values: [20, 80] },
          { name: '2025/2026', values: [null, 70] },
        ],
      },
      {
        title: 'Mutations',
        labels: ['Arrivées'],
        columns: [{ name: '2025/2026', values: [3] }],
      },
    ]);
  });

  it('are those of the committee or the league on demand (R2.60)', () => {
    const rows = [figure('2026/2027', 'Licences', 'Total', 90, { committee: 900, league: 9000 })];
    expect(toThemes(rows, ['2026/2027'], 'league')[0]?.columns[0]?.values).toEqual([9000]);
  });

  it('compare a club with its league by shares, means and single counts as they are (R2.60)', () => {
    const rows = [
      figure('2026/2027', 'Licences', 'Total', 100, { committee: 400, league: 1000, unit: 'count' }),
      figure('2026/2027', 'Par sexe', 'Féminin', 20, { committee: 100, league: 100, unit: 'count' }),
      figure('2026/2027', 'Par sexe', 'Masculin', 80, { committee: 300, league: 900, unit: 'count' }),
      figure('2026/2027', 'Repères', 'Âge moyen (ans)', 31.5, { committee: 40, league: 41, unit: 'mean' }),
      figure('2026/2027', 'Repères', 'Part (%)', 12, { committee: 13, league: 14, unit: 'mean' }),
      figure('2025/2026', 'Par sexe', 'Féminin', 1, { committee: 1, league: 1, unit: 'count' }),
    ];
    const themes = toShares(rows, '2026/2027', (territory) => territory);
    expect(themes.map(({ title }) => title)).toEqual(['Licences', 'Par sexe (%)', 'Repères']);
    expect(themes.map(({ columns }) => columns.map(({ values }) => values))).toEqual([
      [[100], [400], [1000]],
      [
        [20, 80],
        [25, 75],
        [10, 90],
      ],
      [
        [31.5, 12],
        [40, 13],
        [41, 14],
      ],
    ]);
  });

  it('that bars show nothing about are separate: a count alone, and means of different units (R2.30)', () => {
    const rows = [
      figure('2026/2027', 'Licences', 'Total', 100, { unit: 'count' }),
      figure('2026/2027', 'Repères', 'Âge moyen (ans)', 31.5, { unit: 'mean' }),
      figure('2026/2027', 'Repères', 'Part (%)', 12, { unit: 'mean' }),
      figure('2026/2027', 'Par sexe', 'Féminin', 20, { unit: 'count' }),
      figure('2026/2027', 'Par sexe', 'Masculin', 80, { unit: 'count' }),
    ];
    const { keys, others } = splitKeys(toThemes(rows, ['2026/2027']), rows);
    expect(keys.map(({ title }) => title)).toEqual(['Licences', 'Repères']);
    expect(others.map(({ title }) => title)).toEqual(['Par sexe']);
  });
});
