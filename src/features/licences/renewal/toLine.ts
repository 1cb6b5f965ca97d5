import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { ageCategoryOf, categoryNameFor } from '../../../rules/ageCategory.ts';
import { licencePrice, type PriceLine, renewableType } from '../../../rules/licencePrice.ts';
import { medicalMention, type MedicalQuestion } from '../../../rules/medicalMention.ts';
import type { Outcomes } from '../../../views/bulk/useBatch.ts';
import type { Choice, CodedValue, Licensee, RenewalData, RenewalPlace } from './renewal.ts';

/** Planned renewal of a person. */
export interface Line {
  readonly licensee: Licensee;
  readonly category: string | null;
  readonly type: string | null;
  readonly forms: readonly string[];
  readonly medical: MedicalQuestion;
  readonly mention: string | null;
  /** Cents; null where the club has no price for it. */
  readonly amount: number | null;
  /** The choice that is still missing. */
  readonly missing: 'type' | 'forms' | 'mention' | null;
  /** Somebody took the tick away. */
  readonly isLeftOut: boolean;
}

/** Props of what shows planned renewals and changes them. */
export interface RenewLinesProps {
  readonly lines: readonly Line[];
  readonly outcomes: Outcomes;
  readonly values: RenewalData['values'];
  /** Nothing changes while lines go out. */
  readonly locked: boolean;
  readonly onChange: (people: readonly string[], choice: Choice) => void;
}

/** The line of a person: last season's values with the choices, completed and priced by the rules. */
export const toLine = (
  licensee: Licensee,
  choice: Choice,
  prices: readonly PriceLine[],
  { season, day }: Pick<RenewalPlace, 'season' | 'day'>,
): Line => {
  const category = ageCategoryOf(Number(licensee.birthDate.slice(0, 4)), Number(season.endDate.slice(0, 4)));
  const type = choice.type ?? renewableType(licensee.last?.type);
  const forms = choice.forms ?? licensee.last?.forms ?? [];
  const medical = medicalMention({
    birthDate: licensee.birthDate,
    type: type ?? '',
    day,
    certificates: licensee.certificates.map(({ date }) => date),
    mentions: licensee.mentions,
    attests: choice.attests,
  });
  const chosen = medical.offered.find((mention) => mention === choice.mention) ?? null;
  const mention = medical.settled ?? chosen;
  return {
    licensee,
    category,
    type,
    forms,
    medical,
    mention,
    amount: type === null ? null : licencePrice(prices, type, category),
    missing: type === null ? 'type' : forms.length === 0 ? 'forms' : mention === null ? 'mention' : null,
    isLeftOut: choice.isLeftOut === true,
  };
};

/** The name of the line's category, as its holder bears it. */
export const categoryIn = (categories: readonly CodedValue[], { category, licensee }: Line): string => {
  const name = categories.find(({ code }) => code === category)?.name;
  return name === undefined ? PLACEHOLDER : categoryNameFor(name, licensee.gender);
};

/** Whether the line may go out. */
export const isReady = ({ licensee, missing, isLeftOut }: Line): boolean =>
  licensee.obstacle === null && missing === null && !isLeftOut;

/** IRI of the person. */
export const keyOf = ({ licensee }: Line): string => licensee.person;

/** Whether the person is still to be renewed: nothing is against it, and it has not been done. */
export const isToRenew = ({ licensee: { obstacle, person } }: Line, outcomes: Outcomes): boolean =>
  obstacle === null && outcomes.get(person)?.status !== 'done';
