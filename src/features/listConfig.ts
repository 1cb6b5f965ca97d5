import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import type { Match } from './toPages.ts';

/**
 * The config of a list at an address: what differs there, and among the pages of a record only what belongs to it.
 * @throws where nothing says what ties the rows to the record: the list would be that of everybody.
 */
export const listConfig = (config: ResourceConfig, match: Match): ResourceConfig => {
  const { columns, filters, ...list } = listAt(config, match);
  if (!match.owner) return { ...config, list: listAt(config, match) };
  const ties = tiesOf(config, match);
  const isOther = (path: string): boolean =>
    ties.length > 1 || ties.every((tie) => path !== tie && !path.startsWith(`${tie}.`));
  return {
    ...config,
    list: {
      ...list,
      ...(columns ? { columns: columns.filter(isOther) } : {}),
      ...(filters ? { filters: filters.filter(isOther) } : {}),
      scope: ties.length > 1 ? [] : ties,
      either: ties.length > 1 ? ties : [],
      // What a person did stands under all seasons.
      preset: [],
    },
  };
};

/** Values of its own fields that every row of a list has, and so has a new record that is started there. */
export const fixedValues = (config: ResourceConfig, match: Match): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(listAt(config, match).filter ?? {}).filter(([path]) => !path.includes('.')),
  );

const listAt = (config: ResourceConfig, { page }: Match): NonNullable<ResourceConfig['list']> =>
  config.lists?.[page.path] ?? config.list ?? {};

/** The relations of which one ties the rows of a list to the record whose page it stands on. */
export const tiesOf = (config: ResourceConfig, match: Match): readonly string[] => {
  const ties = listAt(config, match).within?.[match.owner?.resource ?? ''];
  if (!ties) throw new Error(`The list of '${match.page.resource}' does not say what ties it to its owner`);
  return ties;
};
