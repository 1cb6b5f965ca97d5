import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FieldDescription } from '../../schema/description.ts';
import type { Message } from '../../schema/message.ts';
import type { Json } from '../../schema/read.ts';
import { validate } from '../../schema/validate.ts';

type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string;

interface Checked {
  /** Fields that are the server's alone to check (R4.45). */
  readonly excluded?: ReadonlySet<string>;
  /** The record as the server told it: what nobody edited of it is not checked; null for a new one. */
  readonly told?: Json | null;
}

/** Client-side validation of a whole form against its description, as react-hook-form takes it. */
export const toResolver =
  (fields: readonly FieldDescription[], translate: Translate, checked: Checked = {}): Resolver =>
  (values) => {
    const violations = validate(fields, values, checked);
    if (violations.size === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, message] of violations) {
      set(errors, path, { type: 'description', message: sentence(message, translate) });
    }
    return { values: {}, errors };
  };

const sentence = (message: Message, translate: Translate): string =>
  'text' in message ? message.text : translate(message.key, message.args);
