import { fieldNamed, type FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';
import { valueAt } from '../lib/paths.ts';

/** A step that was taken in the process of a record. */
export interface HistoryStep {
  /** The state that it led to. */
  readonly state: string;
  readonly date: unknown;
  /** Name of the organization that took it. */
  readonly who: string | null;
  /** Reason and remarks given with it, in the order of the description. */
  readonly said: readonly string[];
}

/** The steps that the rows of a field keep, in their order; a row without state is none. */
export const historyOf = (record: unknown, field: FieldDescription | undefined): readonly HistoryStep[] => {
  if (!field || !isObject(record)) return [];
  return toList(record[field.name]).flatMap((row): HistoryStep[] => {
    if (!isObject(row)) return [];
    const state = toText(row.step);
    if (state === null) return [];
    const review = fieldNamed(field.fields, 'review')?.choices?.find(({ value }) => value === row.review);
    const description = toText(row.description);
    return [
      {
        state,
        date: row.date,
        who: toText(valueAt(row, 'organization.name')),
        // `none`: no review was requested.
        said: [
          ...(review && review.value !== 'none' ? [review.label] : []),
          ...(description ? [description] : []),
        ],
      },
    ];
  });
};

/** The steps of other actors: actor -> states, in the order of the server. */
export const awaitedOf = (record: unknown): ReadonlyMap<string, readonly string[]> => {
  const awaits = valueAt(record, '@permissions.awaits');
  const found = new Map<string, readonly string[]>();
  for (const [state, who] of Object.entries(isObject(awaits) ? awaits : {}))
    if (typeof who === 'string') found.set(who, [...(found.get(who) ?? []), state]);
  return found;
};
