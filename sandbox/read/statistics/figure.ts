import type { Database } from '../../storage/database.ts';

/** Subject of the figures. */
export interface Subject {
  readonly db: Database;
  readonly clock: () => Date;
  readonly club: number;
  /** Key of a season; the current one when absent. */
  readonly season: number | undefined;
}

/** One figure of one season. */
export interface Figure extends Record<string, unknown> {
  readonly seasonName: string;
  readonly theme: string;
  readonly label: string;
  readonly value: number;
  /** The same of all clubs of the committee and of the league, where it is counted there. */
  readonly committee: number | null;
  readonly league: number | null;
  /** Means and shares compare as they are, numbers of clubs and leagues do not. */
  readonly unit: 'count' | 'mean';
}

/**
 * The figures of seasons, each beside those of the season before; `figures` hold all of them. Of no season in particular
 * it is the newest that is returned.
 */
export const toEvolution = (
  figures: readonly Figure[],
  requested: readonly string[] | undefined,
): readonly object[] => {
  const seasons = seasonsOf(figures);
  const keyOf = ({ theme, label }: Figure): string => `${theme} ${label}`;
  const labels = new Map(figures.map((figure) => [keyOf(figure), figure]));
  const values = new Map(figures.map((figure) => [`${figure.seasonName} ${keyOf(figure)}`, figure.value]));
  const available = new Set(figures.map(({ seasonName, theme }) => `${seasonName} ${theme}`));
  /** None of a theme that the season knows is zero; a mean of nothing, and what it does not know, is not. */
  const valueIn = (seasonName: string, figure: Figure): number | null =>
    values.get(`${seasonName} ${keyOf(figure)}`) ??
    (figure.unit === 'count' && available.has(`${seasonName} ${figure.theme}`) ? 0 : null);
  return (requested ?? seasons.slice(0, 1)).flatMap((seasonName) => {
    const before = seasons[seasons.indexOf(seasonName) + 1];
    return [...labels.values()].map((figure) => {
      const value = valueIn(seasonName, figure);
      const previous = before === undefined ? null : valueIn(before, figure);
      return {
        seasonName,
        theme: figure.theme,
        label: figure.label,
        value,
        previous,
        change: value === null || previous === null ? null : round(value - previous),
        unit: figure.unit,
      };
    });
  });
};

/** The figures of every season, of the club beside its committee and its league. */
export const toComparison = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ committee }) => committee !== null);

const seasonsOf = (figures: readonly Figure[]): readonly string[] =>
  [...new Set(figures.map(({ seasonName }) => seasonName))].toSorted().toReversed();

export const round = (value: number): number => Math.round(value * 10) / 10;
