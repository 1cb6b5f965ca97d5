import type { Description } from '../../schema/description.ts';

/**
 * The paths that a config names, in its order, then every other described field; `named` counts the first ones.
 * Fields that `left` names say the same for every row (the club of the address) and are left out.
 */
export const columnPaths = (
  description: Description,
  named: readonly string[] | undefined,
  left: readonly string[] = [],
): { readonly paths: readonly string[]; readonly named: number } => {
  const names = description.fields.map(({ name }) => name).filter((name) => !left.includes(name));
  const first = named ?? names.slice(0, 8);
  const others = names.filter((name) => !first.includes(name));
  return { paths: [...first, ...others], named: first.length };
};
