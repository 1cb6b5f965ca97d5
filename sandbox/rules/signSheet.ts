import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { insert } from '../storage/records.ts';
import type { Tools } from './rules.ts';

/** The signatory of each state of a sheet. */
const SIGNERS = {
  entered: { role: 'homeCaptain', position: 0 },
  confirmed: { role: 'awayCaptain', position: 1 },
} as const;

/**
 * A side that confirms a sheet signs it: in the name of its captain, or of whoever confirms where none is named. A sheet
 * that is opened again bears no signature any more.
 */
export const signSheet = async (
  match: Row,
  before: Row | null,
  { context, viewer }: Tools,
): Promise<void> => {
  const { id, status } = match;
  if (!before || before['status'] === status) return;
  const own = sql`delete from signatures where sport_match_id = ${id}::int`;
  if (status === 'inProgress') await context.db.query(own);
  if (status !== 'entered' && status !== 'confirmed') return;
  // The committee lets a disputed sheet be confirmed anew, and signs for nobody.
  if (before['status'] === 'disputed') return;
  const { role, position } = SIGNERS[status];
  await context.db.query(sql`${own} and role = ${role}`);
  await insert(
    context,
    context.model.entity('signature'),
    {
      role,
      position,
      person: match[role] ?? viewer.person,
      date: context.clock().toISOString(),
      sportMatch: id,
    },
    viewer.account,
  );
};
