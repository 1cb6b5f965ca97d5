import { sql } from 'drizzle-orm';
import { today } from '../model/time.ts';
import { toViolation } from '../validation/toViolation.ts';
import { catalogue } from '../validation/catalogue.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';

interface Found extends Record<string, unknown> {
  readonly code: string | null;
  readonly isMinor: boolean;
  readonly isCertified: boolean;
}

/**
 * A licence comes with a mention, each age with an attestation of its own, and a certificate has been seen of late:
 * within a year by an adult, within six months by a minor.
 */
export const checkRenewedMention = async (
  { person = null, medical = null }: Values,
  { context }: Tools,
): Promise<Violation[]> => {
  const day = today(context.clock);
  const [found] = await context.db.query<Found>(sql`select m.code,
      p.birth_date + interval '18 years' > ${day}::date as "isMinor",
      exists (select 1 from certificates c join referentials t on t.id = c.type_id
        where c.person_id = p.id and t.code in ('C', 'Q') and c.date <= ${day}::date and c.date > ${day}::date
          - case when p.birth_date + interval '18 years' > ${day}::date then interval '6 months' else interval '1 year' end
      ) as "isCertified"
    from people p left join referentials m on m.id = ${medical}::int where p.id = ${person}::int`);
  if (!found) return [];
  if (found.code === '-') return [toViolation('medical', 'NotBlank')];
  const message = faultOf(found);
  return message === null ? [] : [{ propertyPath: 'medical', message, code: catalogue.Choice.code }];
};

const faultOf = ({ code, isMinor, isCertified }: Found): string | null => {
  if (code === 'A' && isMinor)
    return "Un mineur atteste par le questionnaire des mineurs, signé d'un parent.";
  if (code === 'U' && !isMinor) return 'Un majeur atteste par le questionnaire des majeurs.';
  if (code === 'C' && !isCertified)
    return isMinor
      ? "Aucun certificat de moins de six mois n'est enregistré pour ce mineur."
      : "Aucun certificat de moins d'un an n'est enregistré pour cette personne.";
  return null;
};
