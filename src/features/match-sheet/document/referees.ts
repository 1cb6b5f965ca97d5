import type { Transport } from '../../../http/createTransport.ts';
import { idOf } from '../../../lib/iri.ts';
import { isObject, toList, toText } from '../../../schema/read.ts';

/** A referee of any club, as far as others may know them. */
export interface Referee {
  /** IRI of the person. */
  readonly person: string;
  readonly identifier: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly club: string;
  /** Codes of the grades, `AR, JA1`. */
  readonly grades: string;
}

/** Search by words of a name, licence number or person. */
type Question = { readonly q: string } | { readonly identifier: string } | { readonly person: number | null };

/** The referees of the country that fit, a few at most. Rejects with an `ApiError`, at once: the next letters ask again. */
export const findReferees = async (
  transport: Pick<Transport, 'request'>,
  match: string,
  question: Question,
  signal?: AbortSignal,
): Promise<readonly Referee[]> => {
  const filter = encodeURIComponent(JSON.stringify({ sportMatch: idOf(match), ...question }));
  const { body } = await transport.request(
    `/read/referees?filter=${filter}`,
    signal ? { signal, retries: false } : { retries: false },
  );
  return toReferees(body);
};

export const toReferees = (value: unknown): readonly Referee[] =>
  toList(value).flatMap((one): Referee[] => {
    const person = isObject(one) ? toText(one.person) : null;
    if (!isObject(one) || person === null) return [];
    const text = (name: string): string => toText(one[name]) ?? '';
    return [
      {
        person,
        identifier: text('identifier'),
        familyName: text('familyName'),
        givenName: text('givenName'),
        club: text('club'),
        grades: text('grades'),
      },
    ];
  });

const TYPED = 'licence:';

/** A number that was typed without network stands for the person until it can be looked up. */
export const toTypedNumber = (number: string): string => `${TYPED}${number}`;

/** The typed number of a field; null where it holds a person or nothing. */
export const typedNumberIn = (value: string): string | null =>
  value.startsWith(TYPED) ? value.slice(TYPED.length) : null;
