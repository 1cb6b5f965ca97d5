import { tryOrNull } from '../../../lib/tryOrNull.ts';
import { readEach, toMap, toText } from '../../../schema/read.ts';

/** Publisher of the site; null for what they did not give. */
export type Legal = ReturnType<typeof readLegal>;

/** The LEGAL_FILE that the server wrote into its page; null for what is missing, and for what is no address. */
export const readLegal = (document: Document) => {
  const content = document.querySelector('meta[name="legal"]')?.getAttribute('content') ?? '';
  const parsed = toMap(tryOrNull((): unknown => JSON.parse(content)));
  return {
    ...readEach(parsed, TEXTS, toText),
    ...readEach(parsed, ['accessibilityEmail', 'dataProtectionEmail'], (value) => toFitting(value, EMAIL)),
    /** Address of the plan of several years. */
    accessibilityPlan: toFitting(parsed.accessibilityPlan, /^https:\/\/\S+$/),
  };
};

const TEXTS = [
  'publisher',
  'publisherAddress',
  'publisherPhone',
  'publicationDirector',
  'hostingCompany',
  'hostingAddress',
  'hostingPhone',
  // For how long they keep what.
  'retention',
] as const;

const toFitting = (value: unknown, pattern: RegExp): string | null => {
  const text = toText(value);
  return text !== null && pattern.test(text) ? text : null;
};

/** Nothing that would add to the address of a `mailto:` link. */
const EMAIL = /^[^\s@:?&]+@[\w.-]+$/;
