import { sql } from '../storage/sql.ts';
import type { Violation } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** The certificate behind a licence is that of its holder. */
export const checkCertificateHolder = async (
  { person = null, certificate = null }: Values,
  { context }: Tools,
): Promise<Violation[]> => {
  const others = await context.db.query(sql`select 1 from certificates
    where id = ${certificate}::int and person_id <> ${person}::int`);
  return others.map(() => violate('certificate', 'Ce certificat est celui d’une autre personne.'));
};
