import { toNumber, toText } from '../../schema/read.ts';
import type { Theme } from '../../views/figures/Theme.ts';

/** Territories whose figures a record of the statistics contains. */
export const TERRITORIES = ['value', 'committee', 'league'] as const;
export type Territory = (typeof TERRITORIES)[number];

type Row = Readonly<Record<string, unknown>>;

/** Themes over seasons, a column per season in the order given; empty seasons are left out. */
export const toThemes = (
  rows: readonly Row[],
  seasons: readonly string[],
  territory: Territory = 'value',
): readonly Theme[] =>
  byTheme(rows).map(([title, own]) => {
    const labels = labelsOf(own);
    return {
      title,
      labels,
      columns: seasons
        .map((name) => {
          const ofSeason = own.filter((row) => row.seasonName === name);
          return { name, values: labels.map((label) => valueOf(ofSeason, label, territory)) };
        })
        .filter(({ values }) => values.some((value) => value !== null)),
    };
  });

/**
 * The themes of a season with a column for each territory. Counts are shown as their share of the theme, in percent with
 * one decimal: those of a club and of its league would not compare; a theme of one count alone keeps it.
 */
export const toShares = (
  rows: readonly Row[],
  season: string,
  nameOf: (territory: Territory) => string,
): readonly Theme[] =>
  byTheme(rows.filter((row) => row.seasonName === season)).map(([title, own]) => {
    const labels = labelsOf(own);
    const isShared = labels.length > 1 && own.every(({ unit }) => unit !== 'mean');
    return {
      title: isShared ? `${title} (%)` : title,
      labels,
      columns: TERRITORIES.map((territory) => {
        const values = labels.map((label) => valueOf(own, label, territory));
        return { name: nameOf(territory), values: isShared ? toPercents(values) : values };
      }),
    };
  });

/** The themes that bars say nothing about: a count alone, and means, which have no unit in common; then the others. */
export const splitKeys = (
  themes: readonly Theme[],
  rows: readonly Row[],
): { readonly keys: readonly Theme[]; readonly others: readonly Theme[] } => {
  const means = new Set(rows.filter(({ unit }) => unit === 'mean').map(({ theme }) => theme));
  const isKey = ({ title, labels }: Theme): boolean => labels.length === 1 || means.has(title);
  return { keys: themes.filter(isKey), others: themes.filter((theme) => !isKey(theme)) };
};

const byTheme = (rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] =>
  [...new Set(rows.map(({ theme }) => toText(theme) ?? ''))].map((title) => [
    title,
    rows.filter(({ theme }) => theme === title),
  ]);

const labelsOf = (rows: readonly Row[]): readonly string[] => [
  ...new Set(rows.map(({ label }) => toText(label) ?? '')),
];

const valueOf = (rows: readonly Row[], label: string, territory: Territory): number | null =>
  toNumber(rows.find((row) => row.label === label)?.[territory]);

const toPercents = (values: readonly (number | null)[]): readonly (number | null)[] => {
  const sum = values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return values.map((value) => (value === null || sum === 0 ? null : Math.round((1000 * value) / sum) / 10));
};
