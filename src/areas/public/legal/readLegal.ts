import { tryOrNull } from '../../../lib/tryOrNull.ts';
import { toMap, toText } from '../../../schema/read.ts';

/** Publisher of the site; null for what they did not give. */
export interface Legal {
  readonly publisher: string | null;
  readonly publisherAddress: string | null;
  readonly publisherPhone: string | null;
  readonly publicationDirector: string | null;
  readonly hostingCompany: string | null;
  readonly hostingAddress: string | null;
  readonly hostingPhone: string | null;
  readonly accessibilityEmail: string | null;
  /** Address of the plan of several years. */
  readonly accessibilityPlan: string | null;
  readonly dataProtectionEmail: string | null;
  /** For how long they keep what. */
  readonly retention: string | null;
}

/** The LEGAL_FILE that the server wrote into its page; null for what is missing, and for what is no address. */
export const readLegal = (document: Document): Legal => {
  const content = document.querySelector('meta[name="legal"]')?.getAttribute('content') ?? '';
  const parsed = toMap(tryOrNull((): unknown => JSON.parse(content)));
  const fitting = (value: unknown, pattern: RegExp): string | null => {
    const text = toText(value);
    return text !== null && pattern.test(text) ? text : null;
  };
  return {
    publisher: toText(parsed.publisher),
    publisherAddress: toText(parsed.publisherAddress),
    publisherPhone: toText(parsed.publisherPhone),
    publicationDirector: toText(parsed.publicationDirector),
    hostingCompany: toText(parsed.hostingCompany),
    hostingAddress: toText(parsed.hostingAddress),
    hostingPhone: toText(parsed.hostingPhone),
    accessibilityEmail: fitting(parsed.accessibilityEmail, EMAIL),
    accessibilityPlan: fitting(parsed.accessibilityPlan, /^https:\/\/\S+$/),
    dataProtectionEmail: fitting(parsed.dataProtectionEmail, EMAIL),
    retention: toText(parsed.retention),
  };
};

/** Nothing that would add to the address of a `mailto:` link. */
const EMAIL = /^[^\s@:?&]+@[\w.-]+$/;
