import { sql } from '../storage/sql.ts';
import { completeLicence } from './completeLicence.ts';
import { linkCurrentLicence } from './linkCurrentLicence.ts';
import type { Row } from '../model/entity.ts';
import { today } from '../model/time.ts';
import { insert } from '../storage/records.ts';
import { toViolation } from '../validation/toViolation.ts';
import type { Violation } from '../validation/violation.ts';
import { checkMention } from './checkMention.ts';
import { keepMembership } from './keepMembership.ts';
import { priceOf } from './priceOf.ts';
import { refuseLicence } from './refuseLicence.ts';
import type { Rules, Tools, Values } from './rules.ts';

const ANSWERS = ['incomplete', 'accepted', 'refused'];

/** An answer has its date; a minor has a legal representative; accepted, it gives the person a licence. */
export const licencePreRegistration: Rules = {
  prepare: (values, existing, { context }) =>
    ANSWERS.includes(String(values['status'])) && values['status'] !== existing?.['status']
      ? { answerDate: `${context.clock().toISOString().slice(0, 19)}Z` }
      : {},
  check: async (values, existing, tools) => [
    ...(isMinor(values['birthDate'], today(tools.context.clock))
      ? ['legalRepresentativeName', 'legalRepresentativePhone']
          .filter((name) => !values[name])
          .map((name) => toViolation(name, 'NotBlank'))
      : []),
    ...(isAccepted(values, existing) ? await obstacles(values, tools) : []),
  ],
  afterWrite: async (row, tools) => {
    if (row['status'] === 'accepted' && row['createdLicence'] === null) await giveLicence(row, tools);
  },
};

const isAccepted = (values: Values, existing: Row | null): boolean =>
  values['status'] === 'accepted' && existing?.['status'] !== 'accepted';

/** Missing data of a licence that the form may have left out, then the obstacles of its holder. */
const obstacles = async (values: Values, tools: Tools): Promise<Violation[]> => {
  if (typeof values['person'] !== 'number')
    return [
      {
        ...toViolation('person', 'NotBlank'),
        message: 'Rattachez d’abord cette pré-inscription à une personne.',
      },
    ];
  const forms = values['practiceForms'];
  return [
    ...(values['medical'] ? [] : [toViolation('medical', 'NotBlank')]),
    ...(Array.isArray(forms) && forms.length > 0 ? [] : [toViolation('practiceForms', 'NotBlank')]),
    ...(await refuseLicence(values, tools)),
    ...(await checkMention(values, tools)),
  ];
};

const giveLicence = async (row: Row, { context, viewer }: Tools): Promise<void> => {
  const { person, club, season, type, medical, insurance, practiceForms } = row;
  const amount = await priceOf(context.db, row);
  const values = await completeLicence(context.db, {
    person,
    club,
    season,
    type,
    medical,
    insurance,
    practiceForms,
    amount,
    state: 'pending',
    origin: 'creation',
  });
  const { id } = await insert(context, context.model.entity('licence'), values, viewer.account);
  await context.db.query(
    sql`update licence_pre_registrations set created_licence_id = ${id}::int where id = ${row.id}::int`,
  );
  await keepMembership({ person, club, season, licence: id, fee: amount }, { context, viewer });
  if (typeof person === 'number') await linkCurrentLicence(context.db, person);
};

const ADULT_AGE = 18;

/** Days are written `yyyy-MM-dd`. */
const isMinor = (birthDate: unknown, day: string): boolean =>
  typeof birthDate === 'string' &&
  `${Number(birthDate.slice(0, 4)) + ADULT_AGE}${birthDate.slice(4, 10)}` > day;
