import { iriOf } from '../../lib/iri.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isSentAlike, isUntouched, toPayload } from '../../schema/payload.ts';
import { isObject, toMap, type Json, toList } from '../../schema/read.ts';
import { holdsSent } from './holdsSent.ts';

/** The same record three times, as form values. */
export interface Versions {
  /** What the form started from. */
  readonly base: Json;
  /** The form's values. */
  readonly mine: Json;
  /** What the server holds now. */
  readonly theirs: Json;
}

/** A field that both sides changed, to different values. */
export interface Conflict {
  /** Steps from the record to the field: `['mainAddress', 'postalCode']`. */
  readonly path: readonly string[];
  /** The descriptions on the way, the field's own last. */
  readonly fields: readonly FieldDescription[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Comparison {
  /** Both versions in one, with mine where they conflict. */
  readonly merged: Record<string, unknown>;
  readonly conflicts: readonly Conflict[];
  /** Described fields whose value comes from the other side alone. */
  readonly taken: readonly FieldDescription[];
}

/**
 * Joins two edits of one record. Values are compared as they would be sent, so that a relation read as an object and
 * its address are the same, and so are null and empty text. An embedded object is joined part by part as long as it
 * is the same object; a list is one value, for its rows have meaning in their order.
 */
export const compareVersions = (
  fields: readonly FieldDescription[],
  { base, mine, theirs }: Versions,
  above: readonly FieldDescription[] = [],
): Comparison => {
  const merged: Record<string, unknown> = { ...theirs };
  const conflicts: Conflict[] = [];
  const taken: FieldDescription[] = [];
  for (const field of fields.filter(({ readOnly }) => !readOnly)) {
    const [was, my, their] = [base, mine, theirs].map((version) => valueOf(version, field));
    const isSame = (one: unknown, other: unknown): boolean => isSentAlike(field, one, other);
    // Whole on one side and its address alone on the other, a record is the same.
    const isKept = isUntouched(field, was, their) || isUntouched(field, their, was);
    if (isSame(my, was) || isSame(my, their)) {
      if (!isKept && !isSame(my, their)) taken.push(field);
    } else if (isKept) {
      merged[field.name] = my;
    } else if (isOneObject(field, [was, my, their])) {
      const parts = { base: toMap(was), mine: toMap(my), theirs: toMap(their) };
      const inner = compareVersions(field.fields, parts, [...above, field]);
      merged[field.name] = inner.merged;
      conflicts.push(...inner.conflicts);
      if (inner.taken.length > 0) taken.push(field);
    } else {
      merged[field.name] = my;
      const way = [...above, field];
      conflicts.push({ path: way.map(({ name }) => name), fields: way, mine: my, theirs: their });
    }
  }
  return { merged, conflicts, taken };
};

/** The merged values with the other side's where it was chosen. */
export const withTheirs = (merged: Json, chosen: readonly Conflict[]): Record<string, unknown> =>
  chosen.reduce<Record<string, unknown>>((values, { path, theirs }) => setAt(values, path, theirs), {
    ...merged,
  });

const setAt = (
  values: Json,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> => ({
  ...values,
  [name]: rest.length === 0 ? value : setAt(toMap(values[name]), rest, value),
});

const valueOf = (version: Json, { name }: FieldDescription): unknown =>
  Object.hasOwn(version, name) ? version[name] : null;

/** Taken away or put in the place of another by one side, an object is one value. */
const isOneObject = (field: FieldDescription, versions: readonly unknown[]): boolean =>
  field.embedded &&
  !field.multiple &&
  field.fields.length > 0 &&
  versions.every(isObject) &&
  new Set(versions.map(iriOf)).size === 1;

/**
 * The versions of a record of which an earlier send of `sent` may have been carried out, its answer lost. A field that
 * has changed on the server to what was sent is our own change, however the server writes it (a file has become its
 * address): the form starts from it, and takes it where nothing else has been typed since.
 */
export const withOwnSend = (
  fields: readonly FieldDescription[],
  sent: Json,
  { base, mine, theirs }: Versions,
): Versions => {
  const own = fields.filter((field) => !field.readOnly && isOwn(field, sent, { base, mine, theirs }));
  return {
    base: { ...base, ...pick(own, (name) => theirs[name]) },
    mine: {
      ...mine,
      ...Object.fromEntries(own.map((field) => [field.name, withStored(field, sent, mine, theirs)])),
    },
    theirs,
  };
};

const isOwn = (field: FieldDescription, sent: Json, { base, theirs }: Versions): boolean => {
  const received = theirs[field.name];
  // Unchanged, it proves nothing: the send may never have arrived.
  if (isSentAlike(field, received, base[field.name])) return false;
  return holdsSent(toBody(field, sent), { value: toBody(field, theirs), received }, false);
};

/** What was typed, with what the server stored in the place of what was sent. */
const withStored = (field: FieldDescription, sent: Json, mine: Json, theirs: Json): unknown => {
  const { name } = field;
  if (isSentAlike(field, mine[name], sent[name])) return theirs[name];
  if (!field.multiple) return mine[name];
  const stored = toList(theirs[name]);
  const open = toList(sent[name]).map((entry) => [entry]);
  return toList(mine[name]).map((entry) => {
    const index = open.findIndex((one) => one.length > 0 && isSentAlike(field, one, [entry]));
    if (index < 0) return entry;
    open[index] = [];
    return stored[index] ?? entry;
  });
};

const toBody = (field: FieldDescription, values: Json): unknown => toPayload([field], values)[field.name];

const pick = (fields: readonly FieldDescription[], toValue: (name: string) => unknown): Json =>
  Object.fromEntries(fields.map(({ name }) => [name, toValue(name)]));
