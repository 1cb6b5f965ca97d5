import { isMinor } from '../lib/ageOf.ts';

/** Codes of the mentions that a renewal may carry. */
export const MENTION = {
  certificate: 'C',
  adultAttestation: 'A',
  minorAttestation: 'U',
  noPractice: 'N',
} as const;
type Mention = (typeof MENTION)[keyof typeof MENTION];

/** Mentions attested by a questionnaire, of adults and of minors. */
export const ATTESTATIONS = [MENTION.adultAttestation, MENTION.minorAttestation] as const;

/** Mentions with a medical certificate; `Q` allows playing four age categories higher. */
export const BY_DOCTOR: readonly unknown[] = [MENTION.certificate, 'Q'];

/** Medical papers of a person. Days are written `yyyy-MM-dd`, codes are those of the mentions. */
interface MedicalFacts {
  readonly birthDate: string;
  /** Code of the type of the requested licence. */
  readonly type: string;
  /** Day of the licence. */
  readonly day: string;
  /** Days of the doctor's certificates. */
  readonly certificates: readonly string[];
  /** Mentions of former licences, the latest season first; null where a season had none. */
  readonly mentions: readonly (string | null)[];
  /** False: an answer to the questionnaire was yes, and nobody can attest the contrary. */
  readonly attests?: boolean | undefined;
}

export interface MedicalQuestion {
  /** The mention that follows from the papers, without a question; null where one is needed. */
  readonly settled: Mention | null;
  /** Possible answers, the usual one first. */
  readonly offered: readonly Mention[];
  /** Only a new certificate would let this person play. */
  readonly needsCertificate: boolean;
}

/** Months during which a certificate is enough by itself. */
const FRESH = { minor: 6, adult: 12 } as const;
/** Renewals with an attestation that one certificate carries. */
const CARRIED = 2;
/** Officer: plays no more than he wants to. */
const OFFICER = 'A';

/**
 * The medical mention of a renewed licence. A certificate of late settles it (six months for a minor, a year for an
 * adult), and so does the officer who did not play last season. Else a minor attests with a parent; an adult attests
 * as long as the certificate and the attestations behind it make an unbroken chain, and may always go without play.
 */
export const medicalMention = (facts: MedicalFacts): MedicalQuestion => {
  const isChild = isMinor(facts.birthDate, facts.day);
  const oldest = monthsBefore(facts.day, isChild ? FRESH.minor : FRESH.adult);
  if (facts.certificates.some((date) => date > oldest && date <= facts.day))
    return settledBy(MENTION.certificate);
  if (facts.type === OFFICER && facts.mentions[0] === MENTION.noPractice)
    return settledBy(MENTION.noPractice);
  const attests = facts.attests ?? true;
  if (isChild)
    return { settled: null, offered: attests ? [MENTION.minorAttestation] : [], needsCertificate: !attests };
  const isCarried = attests && hasChain(facts.mentions);
  return {
    settled: null,
    offered: [...(isCarried ? [MENTION.adultAttestation] : []), MENTION.noPractice],
    needsCertificate: !isCarried,
  };
};

const settledBy = (mention: Mention): MedicalQuestion => ({
  settled: mention,
  offered: [mention],
  needsCertificate: false,
});

/** A certificate with attestations alone behind it, fewer than it carries. A minor's attestation needs no certificate. */
const hasChain = (mentions: readonly (string | null)[]): boolean => {
  const since = mentions.findIndex((mention) => BY_DOCTOR.includes(mention));
  const attested = since === -1 ? mentions : mentions.slice(0, since);
  // Of what lies before the first season in sight nothing is known: the chain may hold until it is used up.
  return (
    mentions.length > 0 &&
    attested.length < CARRIED &&
    attested.every((mention) => mention === MENTION.adultAttestation)
  );
};

const monthsBefore = (day: string, months: number): string => {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  // Compared as text: a day that the month lacks is between its last day and the next month's first.
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}-${day.slice(8, 10)}`;
};
