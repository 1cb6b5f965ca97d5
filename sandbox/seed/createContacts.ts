import type { FindReferential } from './createFindReferential.ts';
import type { Rows } from './createRows.ts';
import { toPlainAscii } from './toPlainAscii.ts';

/** Adds contact points and addresses; every method returns the id of the record. */
export interface Contacts {
  /** An address at example.org; a second bearer of the same name gets a number. */
  email(localPart: string): number;
  mobile(): number;
  address(lines: PostalLines): number;
}

export interface PostalLines {
  readonly streetAddress: string;
  readonly disambiguatingDescription?: string | null;
  readonly postalCode: string;
  readonly addressLocality: string;
}

/** Numbers that the regulator (Arcep) keeps for films and books: six digits after +33, four of our own. */
const MOBILE_RANGE = '63998';

/** Runs out of numbers rather than give one twice. */
export const createContacts = (rows: Rows, referential: FindReferential): Contacts => {
  const mails = new Map<string, number>();
  let drawn = 0;
  const contactPoint = (type: string, value: Readonly<Record<string, string>>) =>
    rows.add('contact-point', {
      type: referential('ContactPointType', type),
      telephone: null,
      email: null,
      page: null,
      ...value,
      main: true,
      public: false,
    });
  return {
    email: (localPart) => {
      const plain = toPlainAscii(localPart);
      const known = (mails.get(plain) ?? 0) + 1;
      mails.set(plain, known);
      return contactPoint('EMAIL', { email: `${plain}${known > 1 ? known : ''}@example.org` });
    },
    mobile: () => {
      if (drawn >= 10_000) throw new RangeError(`The range +33${MOBILE_RANGE} has no number left`);
      // 7919 is prime to 10,000: every number comes once, and neighbours do not look alike.
      const number = String((drawn * 7919 + 122) % 10_000).padStart(4, '0');
      drawn += 1;
      return contactPoint('MOBILE', { telephone: `+33${MOBILE_RANGE}${number}` });
    },
    address: (lines) =>
      rows.add('address', { ...lines, addressCountry: referential('Country', 'FR'), main: true }),
  };
};
