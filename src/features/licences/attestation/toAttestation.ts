import { formatDate } from '../../../lib/dates.ts';
import { iriOf } from '../../../lib/iri.ts';
import { valueAt } from '../../../lib/paths.ts';
import { ageCategoryOf, categoryNameFor } from '../../../rules/ageCategory.ts';
import { classOf } from '../../../rules/points/gamePoints.ts';
import { toList } from '../../../schema/read.ts';

/** Content of a licence attestation; null where unknown. */
export interface Attestation {
  readonly number: string | null;
  readonly holder: string;
  /** Lines of the envelope below the name; none where they may not be read. */
  readonly address: readonly string[];
  readonly isWoman: boolean;
  readonly birthDate: string | null;
  /** IRI. */
  readonly clubIri: string | null;
  readonly club: string | null;
  readonly season: string | null;
  readonly seasonStart: string | null;
  readonly seasonEnd: string | null;
  readonly type: string | null;
  /** `Compétition, Loisir` */
  readonly practice: string | null;
  readonly category: string | null;
  readonly ranking: { readonly ranking: number; readonly points: number } | null;
  readonly medical: string | null;
  readonly insurance: string | null;
  readonly validationDate: string | null;
}

/** Paths of a licence that an attestation is made from. */
export const ATTESTED = [
  'identifier',
  'valid',
  'points',
  'validationDate',
  'person.familyName',
  'person.givenName',
  'person.birthDate',
  'person.gender',
  'club.id',
  'club.name',
  'season.name',
  'season.startDate',
  'season.endDate',
  'type.name',
  'practiceForms[].name',
  'category.code',
  'category.name',
  'medical.name',
  'insurance.name',
] as const;

/** Address of its holder: not every server sends it with the licence. */
export const ADDRESS = [
  'person.mainAddress.streetAddress',
  'person.mainAddress.disambiguatingDescription',
  'person.mainAddress.postalCode',
  'person.mainAddress.addressLocality',
] as const;

/** The attestation of a licence; null for one that is not valid, which attests nothing. */
export const toAttestation = (licence: unknown): Attestation | null => {
  const text = (path: string): string | null => {
    const value = valueAt(licence, path);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  if (valueAt(licence, 'valid') !== true) return null;
  const points = valueAt(licence, 'points');
  const forms = toList(valueAt(licence, 'practiceForms')).map((form) => valueAt(form, 'name'));
  return {
    number: text('identifier'),
    holder: [text('person.familyName'), text('person.givenName')].filter(Boolean).join(' '),
    address: addressOf(text),
    isWoman: valueAt(licence, 'person.gender') === 'F',
    birthDate: formatDate(text('person.birthDate')),
    clubIri: iriOf(valueAt(licence, 'club')),
    club: text('club.name'),
    season: text('season.name'),
    seasonStart: formatDate(text('season.startDate')),
    seasonEnd: formatDate(text('season.endDate')),
    type: text('type.name'),
    practice: forms.filter(Boolean).join(', ') || null,
    category: categoryOf(text('person.birthDate'), text('season.endDate'), {
      code: text('category.code'),
      name: nameOf(text('category.name'), valueAt(licence, 'person.gender')),
    }),
    ranking: typeof points === 'number' ? { ranking: classOf(points), points } : null,
    medical: text('medical.name'),
    insurance: text('insurance.name'),
    validationDate: formatDate(text('validationDate')),
  };
};

/** An address without a town leads nowhere. */
const addressOf = (text: (path: string) => string | null): readonly string[] => {
  const [street, more, code, town] = ADDRESS.map(text);
  if (!town) return [];
  return [street, more, [code, town].filter(Boolean).join(' ')].filter((line): line is string =>
    Boolean(line),
  );
};

const nameOf = (name: string | null, gender: unknown): string | null =>
  name === null ? null : categoryNameFor(name, gender);

/** The category of the season by the rule; by its name where the licence says the same. */
const categoryOf = (
  birthDate: string | null,
  seasonEnd: string | null,
  category: { readonly code: string | null; readonly name: string | null },
): string | null => {
  if (birthDate === null || seasonEnd === null) return category.name;
  const code = ageCategoryOf(Number(birthDate.slice(0, 4)), Number(seasonEnd.slice(0, 4)));
  return code === category.code ? category.name : code;
};
