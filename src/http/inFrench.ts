import { isEnglish } from '../i18n/isFrench.ts';
import { violationText } from '../i18n/violations.ts';
import { isObject, toList, toText, type Json } from '../schema/read.ts';

/** A refusal whose violations say in French what the server says otherwise; one of a code of its own stays. */
export const inFrench = (body: Json): Json => ({
  ...body,
  violations: toList(body.violations).map((violation) =>
    isObject(violation) ? { ...violation, ...frenchOf(violation) } : violation,
  ),
});

const frenchOf = (violation: Json): Json => {
  const original =
    toText(violation.message) ??
    toText(violation['ConstraintViolation/message']) ??
    toText(violation.title) ??
    '';
  // Symfony's own form of a violation has its code in its type.
  const code = toText(violation.code) ?? toText(violation.type)?.replace('urn:uuid:', '') ?? '';
  const message = isEnglish(original) ? violationText(code, original) : null;
  return message === null ? {} : { message };
};
