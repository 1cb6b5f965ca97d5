import { catalogue } from './catalogue.ts';
import type { Violation } from './violation.ts';

/** A violation of a known constraint, its placeholders filled in; singular up to 1. */
export const toViolation = (
  propertyPath: string,
  constraint: keyof typeof catalogue,
  parameters: Readonly<Record<string, string | number>> = {},
): Violation => {
  const { code, text } = catalogue[constraint];
  const [one = text, many = one] = text.split('|');
  const chosen = Number(parameters['limit'] ?? 1) > 1 ? many : one;
  const message = chosen.replaceAll(/\{\{ (\w+) \}\}/g, (whole, name: string) =>
    String(parameters[name] ?? whole),
  );
  return { propertyPath, message, code };
};
