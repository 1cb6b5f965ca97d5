import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import { formatDate } from '../../lib/dates.ts';
import { valueAt } from '../../lib/paths.ts';
import { toText } from '../../schema/read.ts';

/** What tells an option from the others of the same name; empty where its name is its own. */
export const detailsOf = (
  option: unknown,
  options: readonly unknown[],
  labelOf: (option: unknown) => string,
  { tells = [] }: Pick<ResourceDefinition, 'tells'>,
): string => {
  if (tells.length === 0) return '';
  const name = labelOf(option);
  if (options.filter((other) => labelOf(other) === name).length < 2) return '';
  return tells
    .map((path) => toText(valueAt(option, path)))
    .map((value) => formatDate(value) ?? value)
    .filter(Boolean)
    .join(' · ');
};
