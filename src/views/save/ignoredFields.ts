import { noteOf } from '../../data/answerOfWrite.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { isSentAlike, toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import { holdsSent } from './holdsSent.ts';

/**
 * Edited fields that an accepted write has left as they were: the server takes what a serialisation group or a setter
 * does not let in without a word. A field that the answer lacks may be one that is never shown.
 */
export const ignoredFields = (
  fields: readonly FieldDescription[],
  sent: Json,
  before: Json,
  record: Json,
): readonly FieldDescription[] => {
  if (noteOf(record) !== null) return [];
  const [was, is] = [before, record].map((version) => toFormValues(fields, version)) as [Json, Json];
  return fields.filter((field) => {
    const { name } = field;
    if (!Object.hasOwn(record, name) || isSentAlike(field, sent[name], was[name])) return false;
    const [mine, value] = [sent, is].map((values) => toPayload([field], values)[name]);
    return isSentAlike(field, is[name], was[name]) && !holdsSent(mine, { value, received: is[name] }, false);
  });
};
