import { sql } from 'drizzle-orm';
import { INVITATION_DAYS, mailLink } from '../mail/accountLinks.ts';
import { reserveAttempt } from '../mail/loginAttempts.ts';
import type { Row } from '../model/entity.ts';
import { modules } from '../rights/actions.ts';
import { insert } from '../storage/records.ts';
import { toViolation } from '../validation/toViolation.ts';
import { type Violation, ViolationsError } from '../validation/violation.ts';
import type { Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

/** Whether rights are given to a person and an address instead of an account. */
export const isInvited = ({ key }: Values): boolean => typeof key === 'string' && key !== '';

/** The rights that an invitation with this key has given already: its answer was lost, perhaps. */
export const knownInvitation = async (values: Values, { context: { db } }: Tools): Promise<number | null> => {
  if (!isInvited(values)) return null;
  const [same] = await db.query<{ id: number; club: number; email: string | null }>(
    sql`select id, club_id as club, email from club_permissions where key = ${values['key']}::text`,
  );
  if (!same) return null;
  if (same.club === values['club'] && same.email === values['email']) return same.id;
  throw new ViolationsError([violate('key', 'Cette clé a déjà servi à une autre invitation.')]);
};

/**
 * The account of an invitation: the one that has the address or belongs to the person, else a new one that the mailed
 * link opens. An account that waits belongs to whoever invited it: that one alone sends the invitation again by another
 * key, to another address where one is given, and nobody does once rights of somebody else hang on the account.
 */
export const inviteHolder = async (values: Values, existing: Row | null, tools: Tools): Promise<Values> => {
  const { email, key } = values;
  if (!isInvited(values) || key === existing?.['key']) return {};
  const { db, clock } = tools.context;
  refuse(check(values, existing));
  const sender = { kind: 'invitation', name: String(tools.viewer.account), address: '' } as const;
  const minutes = await reserveAttempt(db, sender, clock());
  if (minutes !== null)
    refuse([violate('email', `Trop d’invitations envoyées\u00a0: réessayez dans ${minutes} minutes.`)]);
  const named = await findHolder(values, tools);
  const expires = new Date(clock().getTime() + INVITATION_DAYS * 86_400_000);
  const sent = { invitation: 'sent', invitationExpires: `${expires.toISOString().slice(0, 19)}Z` };
  if (existing) {
    if (named && named.id !== existing['account'])
      refuse([violate('email', 'Cette adresse est celle d’un autre compte\u00a0: donnez-lui ses droits.')]);
    if (!(await isOnlyGiver(existing, tools))) refuse([violate('key', OTHERS_HANG_ON_IT)]);
    await db.query(
      sql`update accounts set email = ${String(email)}, username = ${String(email).toLowerCase()} where id = ${Number(existing['account'])}`,
    );
    return sent;
  }
  if (named && named.person !== values['person'])
    refuse([violate('email', 'Cette adresse est celle du compte d’une autre personne.')]);
  if (named) return { account: named.id, ...(named.isWaiting ? sent : {}) };
  return { account: await createAccount(values, tools), ...sent };
};

const OTHERS_HANG_ON_IT =
  'Ce compte a aussi été invité par une autre structure\u00a0: son adresse ne change plus. Son titulaire demande lui-même un nouveau lien par «\u202fMot de passe oublié\u202f».';

/** Whether the account was created for this entry and nobody else has given it rights since. */
const isOnlyGiver = async (permission: Row, { context: { db } }: Tools): Promise<boolean> => {
  const [found] = await db.query(sql`select 1 from club_permissions p join accounts a on a.id = p.account_id
    where p.id = ${permission.id} and p.creator_id is not distinct from a.creator_id and not exists (
      select 1 from club_permissions o where o.account_id = a.id and o.id <> p.id)`);
  return found !== undefined;
};

const check = ({ email, person }: Values, existing: Row | null): Violation[] => {
  if (existing && existing['invitation'] !== 'sent' && existing['invitation'] !== 'bounced')
    return [violate('key', 'Ce compte est déjà ouvert\u00a0: il n’attend pas d’invitation.')];
  return [
    ...(typeof email === 'string' && email !== '' ? [] : [toViolation('email', 'NotBlank')]),
    ...(existing || typeof person === 'number' ? [] : [toViolation('person', 'NotNull')]),
  ];
};

const refuse = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new ViolationsError(violations);
};

interface Holder extends Record<string, unknown> {
  readonly id: number;
  readonly person: number | null;
  /** Invited already, and not yet opened. */
  readonly isWaiting: boolean;
}

const findHolder = async (
  { email, person }: Values,
  { context: { db } }: Tools,
): Promise<Holder | undefined> => {
  // Two invitations at once must not both find that there is none.
  await db.query(sql`select pg_advisory_xact_lock(727177)`);
  const [found] =
    await db.query<Holder>(sql`select a.id, a.person_id as person, (not a.enabled and exists (select 1 from club_permissions p
        where p.account_id = a.id and p.invitation in ('sent', 'bounced'))) as "isWaiting"
      from accounts a
      where lower(a.email) = lower(${email}::text) or a.username = lower(${email}::text)
        or a.person_id = ${typeof person === 'number' ? person : null}::int
      order by lower(a.email) = lower(${email}::text) desc, a.id limit 1`);
  return found;
};

const createAccount = async (
  { email, person, matrix }: Values,
  { context, viewer }: Tools,
): Promise<number> => {
  const values = {
    username: String(email).toLowerCase(),
    person,
    email,
    enabled: false,
    roles: ['ROLE_USER'],
    modulesAccesses: toModules([matrix]),
  };
  return (await insert(context, context.model.entity('account'), values, viewer.account)).id;
};

/** Mails a new invitation, and keeps the modules of an invited account to what its clubs have given it. */
export const followInvitation = async (row: Row, tools: Tools, before: Row | null): Promise<void> => {
  const { context } = tools;
  const { db } = context;
  const [holder] = await db.query<{ id: number; username: string; email: string; matrices: unknown[] }>(
    sql`select a.id, a.username, a.email, json_agg(p.matrix) as matrices
      from accounts a join club_permissions p on p.account_id = a.id
      where a.id = ${Number(row['account'])} group by a.id`,
  );
  if (!holder) return;
  const levels = JSON.stringify(toModules(holder.matrices));
  await db.query(sql`update accounts set modules_accesses = ${levels}::jsonb where id = ${holder.id}`);
  if (row['invitation'] !== 'sent' || row['key'] === before?.['key']) return;
  // Mail goes to an address that its own giver has typed, and the link of an account is its first giver's.
  if (!(await isOnlyGiver(row, tools))) return;
  if (!(await mailLink(context, 'invitation', holder)))
    await db.query(sql`update club_permissions set invitation = 'bounced' where id = ${row.id}`);
};

/** Actions that belong to another module than the one they are named after. */
const MODULES: Readonly<Record<string, string>> = {
  clubEvents: 'events',
  'club.accountancy': 'accountancy',
  'club.payments': 'accountancy',
  'club.subscriptions': 'accountancy',
  'licences.statistics': 'statistics',
};

/** The highest level of each module among the actions. */
const toModules = (matrices: readonly unknown[]): Readonly<Record<string, number>> => {
  const levels = new Map<string, number>(modules.map((name) => [name, 0]));
  for (const [action, level] of matrices.flatMap((matrix) => Object.entries(matrix ?? {}))) {
    const [prefix = ''] = action.split('.');
    for (const name of [prefix, MODULES[prefix], MODULES[action]])
      if (name !== undefined && levels.has(name))
        levels.set(name, Math.max(levels.get(name) ?? 0, Number(level)));
  }
  levels.set('news', 1);
  return Object.fromEntries(levels);
};
