import type { FieldDescription } from '../../schema/description.ts';
import { isSentAlike } from '../../schema/payload.ts';
import type { Json } from '../../schema/read.ts';

/** What each value of a form was on the server when somebody began to change it. */
export interface FormBase {
  readonly values: () => Json;
  /** The record was read anew: only fields that nobody has changed here start from it. */
  readonly follow: (fields: readonly FieldDescription[], record: Json, typed: Json) => void;
  /** Both sides have been seen and joined, or a save was answered: everything starts from here. */
  readonly restart: (values: Json) => void;
  /** Values of a draft started from an older version of the record. */
  readonly adopt: (values: Json) => void;
}

/**
 * The form's own default values would not do: a record that is read again in the background becomes the default even
 * of a field that is being changed, and what somebody else wrote there would be overwritten unseen.
 */
export const createFormBase = (): FormBase => {
  let base: Json | null = null;
  return {
    values: () => base ?? {},
    follow: (fields, record, typed) => {
      const before = base;
      if (!before) {
        base = record;
        return;
      }
      const isChanged = (field: FieldDescription): boolean =>
        [before, record].every((from) => !isSentAlike(field, typed[field.name], from[field.name]));
      const kept = fields.filter(isChanged).map(({ name }) => [name, before[name] ?? null]);
      base = { ...record, ...Object.fromEntries(kept) };
    },
    restart: (values) => {
      base = values;
    },
    adopt: (values) => {
      base = { ...base, ...values };
    },
  };
};
