import type { FindReferential } from './createFindReferential.ts';
import type { Rows } from './createRows.ts';
import { toPlainAscii } from './toPlainAscii.ts';

/** Adds contact points and addresses; every method returns the id of the record. */
export interface Contacts {
  /** An address at example.org; a second bearer of the same name gets a number. */
  email(localPart: string): number;
  mobile(): number;
  /** A fixed line in the numbering area of a department. */
  landline(department: string): number;
  page(url: string): number;
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
const LANDLINE_RANGES: readonly (readonly [prefix: string, departments: readonly string[]])[] = [
  ['19900', ['75', '77', '78', '91', '92', '93', '94', '95']],
  ['26191', ['28', '35', '44', '14', '45', '9G']],
  ['35301', ['59', '62', '67', '54', '21']],
  ['46571', ['69', '13', '20']],
  ['53649', ['16', '31', '33']],
];
const OVERSEAS_RANGE = '26191';

/** One part of many: its telephone numbers begin at a place of its own, its mail addresses end on its name. */
interface Part {
  readonly firstNumber: number;
  readonly mailSuffix: string;
}

/** The whole of a seed runs out of numbers rather than give one twice; a `part` of a country comes round to them again. */
export const createContacts = (rows: Rows, referential: FindReferential, part?: Part): Contacts => {
  const mails = new Map<string, number>();
  const numbersDrawn = new Map<string, number>();
  const contactPoint = (type: string, value: Readonly<Record<string, string>>, isPublic = false) =>
    rows.add('contact-point', {
      type: referential('ContactPointType', type),
      telephone: null,
      email: null,
      page: null,
      ...value,
      main: true,
      public: isPublic,
    });
  const telephone = (range: string): string => {
    const drawn = numbersDrawn.get(range) ?? part?.firstNumber ?? 0;
    numbersDrawn.set(range, drawn + 1);
    if (drawn >= 10_000 && !part) throw new RangeError(`The range +33${range} has no number left`);
    // 7919 is prime to 10,000: every number comes once, and neighbours do not look alike.
    return `+33${range}${String((drawn * 7919 + 122) % 10_000).padStart(4, '0')}`;
  };
  return {
    email: (localPart) => {
      const plain = toPlainAscii(localPart);
      const known = (mails.get(plain) ?? 0) + 1;
      mails.set(plain, known);
      return contactPoint('EMAIL', {
        email: `${plain}${known > 1 ? known : ''}${part?.mailSuffix ?? ''}@example.org`,
      });
    },
    mobile: () => contactPoint('MOBILE', { telephone: telephone(MOBILE_RANGE) }),
    landline: (department) => {
      const [range] = LANDLINE_RANGES.find(([, departments]) => departments.includes(department)) ?? [
        OVERSEAS_RANGE,
      ];
      return contactPoint('PHONE', { telephone: telephone(range) }, true);
    },
    page: (url) => contactPoint('PAGE', { page: url }, true),
    address: (lines) =>
      rows.add('address', {
        ...lines,
        addressCountry: referential('Country', 'FR'),
        main: true,
      }),
  };
};
