import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FieldDescription } from '../schema/description.ts';
import type { Message } from '../schema/message.ts';
import { validate } from '../schema/validate.ts';

type Translate = (key: string, args?: Readonly<Record<string, unknown>>) => string;

/**
 * Client-side validation of a whole form against its description, as react-hook-form takes it; fields named in
 * `excluded` are the server's alone to check (R4.45).
 */
export const toResolver =
  (fields: readonly FieldDescription[], translate: Translate, excluded?: ReadonlySet<string>): Resolver =>
  (values) => {
    const violations = validate(fields, values, excluded);
    if (violations.size === 0) return { values, errors: {} };
    const errors: FieldErrors = {};
    for (const [path, message] of violations) {
      set(errors, path, { type: 'description', message: sentence(message, translate) });
    }
    return { values: {}, errors };
  };

const sentence = (message: Message, translate: Translate): string =>
  'text' in message ? message.text : translate(message.key, message.args);
