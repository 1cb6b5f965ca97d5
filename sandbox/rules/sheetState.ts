import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import type { Tools } from './rules.ts';
import { violate } from './violate.ts';

/** The violation of writing on a sheet that was handed in: it has to be opened again first. */
export const refuseClosedSheet = async (
  { context: { db, model } }: Tools,
  sportMatch: unknown,
): Promise<Violation[]> => {
  if (typeof sportMatch !== 'number') return [];
  const [match] = await db.query<{ status: string; open: boolean }>(
    sql`select status, open from sport_matches where id = ${sportMatch}::int`,
  );
  if (!match || match.open) return [];
  const field = model.entity('sport-match').fields['status'];
  const choices = field?.kind === 'scalar' ? (field.choices ?? []) : [];
  const label = choices.find(({ value }) => value === match.status)?.label ?? match.status;
  return [violate('sportMatch', `La feuille n’est plus ouverte à la saisie\u00a0: «\u202f${label}\u202f».`)];
};

/** The rows of a sheet that was handed in are not removed either. */
export const keepClosedSheet = async (row: Row, tools: Tools): Promise<void> => {
  const violations = await refuseClosedSheet(tools, row['sportMatch']);
  if (violations.length > 0) throw new ViolationsError(violations);
};
