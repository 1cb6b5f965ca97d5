import type { ListConfig, ResourceConfig } from '../views/page/ResourceConfig.ts';
import type { Match } from './toPages.ts';

/**
 * The config of a list at an address: what differs there, and among the pages of a record only what belongs to it.
 * @throws where no parent field leads to the record: the list would be that of everybody.
 */
export const listConfig = (config: ResourceConfig, match: Match): ResourceConfig => {
  const { columns, filters, ...list } = listAt(config, match);
  if (!match.owner) return { ...config, list: listAt(config, match) };
  const parents = parentFieldsOf(config, match);
  const isOther = (path: string): boolean =>
    parents.length > 1 || parents.every((parent) => path !== parent && !path.startsWith(`${parent}.`));
  return {
    ...config,
    list: {
      ...list,
      ...(columns ? { columns: columns.filter(isOther) } : {}),
      ...(filters ? { filters: filters.filter(isOther) } : {}),
      scope: parents.length > 1 ? [] : parents,
      either: parents.length > 1 ? parents : [],
      // The history of a person covers all seasons.
      preset: [],
    },
  };
};

/** Values of its own fields that every row of a list has, and so has a new record that is started there. */
export const fixedValues = (config: ResourceConfig, match: Match): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(listAt(config, match).filter ?? {}).filter(([path]) => !path.includes('.')),
  );

const listAt = ({ list, lists }: ResourceConfig, { page }: Match): ListConfig => ({
  ...list,
  ...lists?.[page.path],
});

/** The relations of which one leads from the rows of a list to the record of its page. */
export const parentFieldsOf = (config: ResourceConfig, match: Match): readonly string[] => {
  const fields = listAt(config, match).parentFields?.[match.owner?.resource ?? ''];
  if (!fields) throw new Error(`The list of '${match.page.resource}' names no parent fields for its owner`);
  return fields;
};
