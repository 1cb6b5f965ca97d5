import { ApiError } from '../../../http/ApiError.ts';
import { errorSentence } from '../../../http/errorSentence.ts';

/** Explains a refusal at the first of these fields that the server names, any other failure in a sentence. */
export const explainAt =
  <Field extends string>(...fields: readonly Field[]) =>
  (error: unknown): string | Partial<Record<Field, string>> => {
    const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
    const named = fields.filter((field) => fieldErrors[field] !== undefined);
    if (named.length === 0) return errorSentence(error);
    return Object.fromEntries(named.map((field) => [field, fieldErrors[field]?.join(' ')])) as Partial<
      Record<Field, string>
    >;
  };
