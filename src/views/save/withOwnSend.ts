import type { FieldDescription } from '../../schema/description.ts';
import { isSentAlike, toPayload } from '../../schema/payload.ts';
import { toList, type Json } from '../../schema/read.ts';
import type { Versions } from './compareVersions.ts';
import { holdsSent } from './holdsSent.ts';

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

const pick = (fields: readonly FieldDescription[], valueOf: (name: string) => unknown): Json =>
  Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)]));
