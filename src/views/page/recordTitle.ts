import type { Crumb } from './PlaceContext.ts';

/** The name of a record in the title of its document, behind it that of its list: a label may be called as the home is. */
export const recordTitle = (name: string, [list]: readonly Crumb[] = []): string =>
  list ? `${name} – ${list.label}` : name;
