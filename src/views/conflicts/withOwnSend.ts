import type { FieldDescription } from '../../schema/description.ts';
import { toPayload } from '../../schema/payload.ts';
import { toList, type Json } from '../../schema/read.ts';
import type { Versions } from './compareVersions.ts';
import { holdsSent } from './holdsSent.ts';

/**
 * The versions of a record of which an earlier send of `sent` may have been carried out, its answer lost. A field that
 * has changed on the server to what was sent is our own change, however the server writes it (a file has become its
 * address): the form starts from it, and holds it where nothing else has been typed since.
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
  const held = toBody(field, theirs);
  // Unchanged, it proves nothing: the send may never have arrived.
  if (JSON.stringify(held) === JSON.stringify(toBody(field, base))) return false;
  return holdsSent(toBody(field, sent), { value: held, told: theirs[field.name] }, false);
};

/** What was typed, with what the server stored in the place of what was sent. */
const withStored = (field: FieldDescription, sent: Json, mine: Json, theirs: Json): unknown => {
  const { name } = field;
  if (JSON.stringify(toBody(field, mine)) === JSON.stringify(toBody(field, sent))) return theirs[name];
  if (!field.multiple) return mine[name];
  const textOf = (entry: unknown): string => JSON.stringify(toBody(field, { [name]: [entry] }));
  const stored = toList(theirs[name]);
  const open = toList(sent[name]).map(textOf);
  return toList(mine[name]).map((entry) => {
    const index = open.indexOf(textOf(entry));
    if (index < 0) return entry;
    open[index] = '';
    return stored[index] ?? entry;
  });
};

const toBody = (field: FieldDescription, values: Json): unknown => toPayload([field], values)[field.name];

const pick = (fields: readonly FieldDescription[], valueOf: (name: string) => unknown): Json =>
  Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)]));
