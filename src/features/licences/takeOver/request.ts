import type { RaRecord } from 'react-admin';
import { toDateInput } from '../../../lib/dates.ts';
import { isMinor } from '../../../lib/ageOf.ts';
import { iriOf } from '../../../lib/iri.ts';
import { maskedOf } from '../../../schema/maskedOf.ts';
import { isObject, toList, toMap, toText, type Json } from '../../../schema/read.ts';
import { MENTION } from '../../../rules/medicalMention.ts';
import type { CodedValue, Licensee, RenewalData, RenewalPlace } from '../renewal/renewal.ts';
import { toLine, type Line } from '../renewal/toLine.ts';

/** Choices for a pre-registration that is taken over; what is absent is as the request says. */
export interface Choices {
  readonly person?: ChosenPerson | null;
  /** Code. */
  readonly mention?: string;
  /** Codes. */
  readonly forms?: readonly string[];
}

export interface ChosenPerson {
  readonly iri: string;
  readonly name: string;
}

/** Choices kept on this device may come from an older version of the application. */
export const toChoices = (values: unknown): Choices | null => {
  if (!isObject(values)) return null;
  const kept: Json = values;
  const { iri, name } = toMap(kept.person);
  return {
    ...(typeof iri === 'string' && typeof name === 'string' ? { person: { iri, name } } : {}),
    ...(kept.person === null ? { person: null } : {}),
    ...(typeof kept.mention === 'string' ? { mention: kept.mention } : {}),
    ...(Array.isArray(kept.forms) ? { forms: kept.forms.flatMap((form) => toText(form) ?? []) } : {}),
  };
};

/** The licence that comes of a request with these choices, as far as it is settled. */
export const toRequested = (
  request: RaRecord,
  { mention, forms }: Choices,
  { licensees, values, prices }: RenewalData,
  place: RenewalPlace,
): Line => {
  const codeOf = (list: readonly CodedValue[], value: unknown): string | undefined =>
    list.find(({ iri }) => iri === iriOf(value))?.code;
  const type = codeOf(values.LicenceType, request.type);
  const requested = toList(request.practiceForms).flatMap((form) => codeOf(values.PracticeForm, form) ?? []);
  const attests = request.questionnaireOk === true;
  const choice = {
    ...(type === undefined ? {} : { type }),
    forms: forms ?? (requested.length > 0 ? requested : usualForms(type, values)),
    attests,
  };
  const licensee = licensees[0] ?? toNewcomer(request);
  const wished = mention ?? codeOf(values.MedicalMention, request.medical);
  const line = toLine(licensee, { ...choice, mention: wished }, prices, place);
  // A person who answered no throughout has attested already.
  return line.mention === null && attests && line.medical.offered[0] === MENTION.minorAttestation
    ? toLine(licensee, { ...choice, mention: MENTION.minorAttestation }, prices, place)
    : line;
};

/** A competition licence is taken for competition, one of leisure for leisure: these bear the same name. */
const usualForms = (type: string | undefined, values: RenewalData['values']): readonly string[] => {
  const name = values.LicenceType.find(({ code }) => code === type)?.name;
  return values.PracticeForm.filter((form) => form.name === name).map(({ code }) => code);
};

const toNewcomer = (request: RaRecord): Licensee => ({
  person: '',
  name: `${toText(request.familyName) ?? ''} ${toText(request.givenName) ?? ''}`,
  birthDate: toDateInput(request.birthDate),
  gender: toText(request.gender),
  isUnrepresented: false,
  last: null,
  licences: [],
  mentions: [],
  certificates: [],
  obstacle: null,
  renewal: null,
});

/** Missing parts of an acceptance. */
export type Missing =
  'person' | 'licensed' | 'mutation' | 'certificate' | 'mention' | 'forms' | 'representative';

export const toMissing = (
  request: RaRecord,
  person: ChosenPerson | null,
  { licensee: { obstacle }, medical, mention, forms }: Line,
  day: string,
): readonly Missing[] => {
  const isChild = isMinor(toDateInput(request.birthDate), day);
  const isGiven = (name: string): boolean => Boolean(request[name]) || maskedOf(request).includes(name);
  const isRepresented = isGiven('legalRepresentativeName') && isGiven('legalRepresentativePhone');
  return [
    ...(person === null ? (['person'] as const) : []),
    ...(obstacle === 'renewed' || obstacle === 'licensed' ? (['licensed'] as const) : []),
    ...(obstacle === 'mutation' ? (['mutation'] as const) : []),
    ...(mention === null ? [medical.needsCertificate ? ('certificate' as const) : ('mention' as const)] : []),
    ...(forms.length === 0 ? (['forms'] as const) : []),
    ...(isChild && !isRepresented ? (['representative'] as const) : []),
  ];
};

/** Whether the account may accept the request now, as the server says. */
export const mayAccept = (request: RaRecord): boolean => {
  const transitions = toMap(toMap(request['@permissions']).transitions);
  return Object.values(transitions).some((states) => toList(states).includes(ACCEPTED));
};

export const ACCEPTED = 'accepted';

export const isAccepted = (request: unknown): boolean => isObject(request) && request.status === ACCEPTED;
