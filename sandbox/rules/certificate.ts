import { today } from '../model/time.ts';
import { findOne } from '../storage/findByIds.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import { BY_DOCTOR, MENTION } from './mentions.ts';
import type { Rules } from './rules.ts';
import { violate } from './violate.ts';

/** Seasons that a certificate carries a competitor, if attestations follow it. */
const YEARS = 3;
const ADULT_AGE = 18;

/** A doctor's certificate names the doctor; an attestation is that of the age its signer had on its day. */
export const certificate: Rules = {
  prepare: ({ date }) =>
    typeof date === 'string' ? { validUntil: `${Number(date.slice(0, 4)) + YEARS}${toDay(date)}` } : {},
  check: async ({ type, person, date, doctorName }, _existing, { context }) => {
    const read = async (entity: string, id: unknown) =>
      typeof id === 'number' ? await findOne(context, context.model.entity(entity), id) : undefined;
    const code = (await read('referential', type))?.['code'];
    const birthDate = (await read('person', person))?.['birthDate'];
    return [
      ...(BY_DOCTOR.includes(code) && !doctorName ? [toViolation('doctorName', 'NotBlank')] : []),
      ...checkAge(code, birthDate, typeof date === 'string' ? date : today(context.clock)),
    ];
  },
};

/** Days are written `yyyy-MM-dd`. */
const checkAge = (code: unknown, birthDate: unknown, day: string): Violation[] => {
  if (typeof birthDate !== 'string') return [];
  const majority = `${Number(birthDate.slice(0, 4)) + ADULT_AGE}${birthDate.slice(4, 10)}`;
  const isMinor = majority > day.slice(0, 10);
  if (code === MENTION.adultAttestation && isMinor)
    return [violate('type', 'Cette attestation est celle des majeurs\u00a0: la personne est mineure.')];
  if (code === MENTION.minorAttestation && !isMinor)
    return [violate('type', 'Cette attestation est celle des mineurs\u00a0: la personne est majeure.')];
  return [];
};

/** `-MM-dd`; 29 February has no like in most years. */
const toDay = (date: string): string => (date.slice(4, 10) === '-02-29' ? '-02-28' : date.slice(4, 10));
