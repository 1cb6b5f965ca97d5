import { sql } from '../storage/sql.ts';
import { today } from '../model/time.ts';
import { toViolation } from '../validation/toViolation.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import { BY_DOCTOR, MENTION } from './mentions.ts';
import type { Tools, Values } from './rules.ts';

interface Found extends Record<string, unknown> {
  readonly code: string | null;
  readonly isMinor: boolean;
  readonly isCertified: boolean;
  /** Mentions of the licences of former seasons, the latest first. */
  readonly mentions: readonly (string | null)[];
}

/**
 * A licence comes with a mention, each age with an attestation of its own, and a certificate has been seen of late:
 * within a year by an adult, within six months by a minor. The attestation of an adult carries on a certificate:
 * nobody's who was never licensed (domain 2.4). A season that is over is not checked any more.
 */
export const checkMention = async (values: Values, tools: Tools): Promise<Violation[]> => {
  const found = await find(values, tools);
  if (!found) return [];
  if (found.code === MENTION.missing) return [toViolation('medical', 'NotBlank')];
  const message = faultOf(found) ?? faultOfChain(found);
  return message === null ? [] : [{ propertyPath: 'medical', message, code: catalogue.Choice.code }];
};

const find = async (
  { person = null, medical = null, season = null }: Values,
  { context }: Tools,
): Promise<Found | undefined> => {
  const day = today(context.clock);
  const [found] = await context.db.query<Found>(sql`select m.code,
      p.birth_date + interval '18 years' > ${day}::date as "isMinor",
      exists (select 1 from certificates c join referentials t on t.id = c.type_id
        where c.person_id = p.id and t.code in ${BY_DOCTOR} and c.date <= ${day}::date and c.date > ${day}::date
          - case when p.birth_date + interval '18 years' > ${day}::date then interval '6 months' else interval '1 year' end
      ) as "isCertified",
      coalesce((select jsonb_agg(t.code order by s.end_date desc, l.id desc) from licences l
        join seasons s on s.id = l.season_id left join referentials t on t.id = l.medical_id
        where l.person_id = p.id and s.end_date < chosen.start_date), '[]'::jsonb) as mentions
    from people p join seasons chosen on chosen.id = ${season}::int and chosen.end_date >= ${day}::date
    left join referentials m on m.id = ${medical}::int where p.id = ${person}::int`);
  return found;
};

const faultOf = ({ code, isMinor, isCertified }: Found): string | null => {
  if (code === MENTION.adultAttestation && isMinor)
    return 'Un mineur atteste par le questionnaire des mineurs, signé d’un parent.';
  if (code === MENTION.minorAttestation && !isMinor)
    return 'Un majeur atteste par le questionnaire des majeurs.';
  if (code === MENTION.certificate && !isCertified)
    return isMinor
      ? 'Aucun certificat de moins de six mois n’est enregistré pour ce mineur.'
      : 'Aucun certificat de moins d’un an n’est enregistré pour cette personne.';
  return null;
};

/** Renewals with an attestation that one certificate carries. */
const ATTESTATIONS = 2;

/** Attestations alone since the certificate, fewer than it carries; what lies before the first season on record is trusted. */
const faultOfChain = ({ code, mentions }: Found): string | null => {
  if (code !== MENTION.adultAttestation) return null;
  const since = mentions.findIndex((mention) => BY_DOCTOR.includes(mention));
  const attested = since === -1 ? mentions : mentions.slice(0, since);
  const isCarried =
    mentions.length > 0 &&
    attested.length < ATTESTATIONS &&
    attested.every((mention) => mention === MENTION.adultAttestation);
  return isCarried
    ? null
    : 'L’attestation d’un majeur prolonge un certificat, deux saisons au plus. Enregistrez un certificat de moins d’un an, ou choisissez «\u202fSans pratique sportive\u202f».';
};
