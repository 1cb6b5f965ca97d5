import { formatDate } from '../../../lib/dates.ts';
import { isObject, toText } from '../../../schema/read.ts';

export interface AttestationCheck {
  readonly state: 'valid' | 'over' | 'notValid';
  /** Null where the server does not say. */
  readonly number: string | null;
  /** `LEFEBVRE C.` */
  readonly name: string | null;
  readonly club: string | null;
  readonly season: string | null;
  readonly seasonEnd: string | null;
  /** Day on which the licence was validated. */
  readonly validated: string | null;
  /** Day on which the attestation was given out. */
  readonly issued: string | null;
  /** A later day on which the licence was changed. */
  readonly changed: string | null;
}

const VERDICTS: readonly unknown[] = ['valid', 'over', 'notValid'] satisfies AttestationCheck['state'][];

/** Reads the answer about a code; null for one that says nothing of a licence. */
export const fromCheck = (body: unknown): AttestationCheck | null => {
  const verdict = isObject(body) ? body.state : null;
  if (!isObject(body) || !VERDICTS.includes(verdict)) return null;
  return {
    state: verdict as AttestationCheck['state'],
    number: toText(body.number),
    name: toText(body.name),
    club: toText(body.club),
    season: toText(body.season),
    seasonEnd: formatDate(body.seasonEnd),
    validated: formatDate(body.validated),
    issued: formatDate(body.issued),
    changed: formatDate(body.changed),
  };
};
