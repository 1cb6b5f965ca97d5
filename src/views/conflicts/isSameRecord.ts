import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toPayload } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';
import { holdsSent } from './holdsSent.ts';

/** Whether a record is what a body would create, in which the server may have filled what was left empty. */
export const isSameRecord = (fields: readonly FieldDescription[], sent: Json, record: Json): boolean => {
  const told = toFormValues(fields, record);
  return (
    Object.values(sent).some(isTelling) && holdsSent(sent, { value: toPayload(fields, told), told }, true)
  );
};

const isTelling = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
