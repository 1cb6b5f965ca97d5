import { foldText } from '../../lib/foldText.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toFormValues } from '../../schema/formValues.ts';
import { toPayload } from '../../schema/payload.ts';
import { isObject, type Json } from '../../schema/read.ts';

/**
 * Whether a record is what a body would create. Nothing, no and empty lists say nothing, for the server may fill them;
 * texts are compared without case and accents, which the server may write its own way; a file only has to be there.
 */
export const isSameRecord = (fields: readonly FieldDescription[], sent: Json, record: Json): boolean =>
  Object.values(sent).some(isTelling) && holds(toPayload(fields, toFormValues(fields, record)), sent);

const isTelling = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

const holds = (held: unknown, sent: unknown): boolean => {
  if (sent === null || sent === undefined || sent === '' || sent === false) return true;
  if (typeof sent === 'string') return typeof held === 'string' && foldText(held) === foldText(sent);
  if (Array.isArray(sent))
    return (
      sent.length === 0 ||
      (Array.isArray(held) &&
        held.length === sent.length &&
        sent.every((entry, index) => holds(held[index], entry)))
    );
  if (!isObject(sent)) return held === sent;
  if (typeof sent.base64File === 'string') return held !== null && held !== undefined;
  return isObject(held) && Object.entries(sent).every(([name, value]) => holds(held[name], value));
};
