import type { FieldDescription } from '../../schema/description.ts';

const reported = new Set<string>();

/** Tells a developer once per type that a described field has no kind of its own. */
export const reportUnknown = ({ type, name }: FieldDescription): void => {
  if (!import.meta.env.DEV || reported.has(type)) return;
  reported.add(type);
  // oxlint-disable-next-line no-console
  console.warn(`Field '${name}' has the unknown type '${type}': it is shown as text`);
};
