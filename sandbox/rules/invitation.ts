import { sql } from '../storage/sql.ts';
import { INVITATION_DAYS, type LinkHolder, mailLink, revokeLinks } from '../mail/accountLinks.ts';
import { reserveAttempt } from '../mail/loginAttempts.ts';
import type { Row } from '../model/entity.ts';
import { modules } from '../rights/actions.ts';
import type { Context } from '../rights/context.ts';
import { readByIds } from '../rights/readMany.ts';
import { insert } from '../storage/records.ts';
import { remove } from '../storage/remove.ts';
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
 * The account of an invitation: the one that has both the address and the person, else a new one that the mailed link
 * opens. An account that waits belongs to whoever invited it: that entry alone is `sent`, is sent again by another key,
 * to another address where one is given, and by nobody once rights of somebody else hang on the account.
 */
export const inviteHolder = async (values: Values, existing: Row | null, tools: Tools): Promise<Values> => {
  const { email, key } = values;
  const isKept = key === existing?.['key'] && email === existing?.['email'];
  if (isKept || !(isInvited(values) || isInvited(existing ?? {}))) return {};
  refuse(check(values, existing));
  const { db, clock } = tools.context;
  const sender = { kind: 'invitation', name: String(tools.viewer.account), address: '' } as const;
  const minutes = await reserveAttempt(db, sender, clock());
  if (minutes !== null)
    refuse([violate('email', `Trop d’invitations envoyées\u00a0: réessayez dans ${minutes} minutes.`)]);
  // A person whom the giver does not see is refused as such, before a word is said of its account.
  if (!existing && !(await isSeen(values, tools))) return {};
  const named = await findHolder(values, tools);
  const expires = new Date(clock().getTime() + INVITATION_DAYS * 86_400_000);
  const sent = { invitation: 'sent', invitationExpires: `${expires.toISOString().slice(0, 19)}Z` };
  if (existing) {
    if (named && named.id !== existing['account'])
      refuse([violate('email', 'Cette adresse est celle d’un autre compte\u00a0: donnez-lui ses droits.')]);
    if (!(await isOnlyGiver(existing, tools))) refuse([violate('key', OTHERS_HANG_ON_IT)]);
    if (email !== existing['email']) await moveAccount(Number(existing['account']), String(email), tools);
    return sent;
  }
  if (named && named.person !== values['person'])
    refuse([violate('email', 'Cette adresse est celle du compte d’une autre personne.')]);
  if (named && !named.hasAddress)
    refuse([violate('email', 'Cette personne a déjà un compte, à une autre adresse.')]);
  return named ? { account: named.id } : { account: await createAccount(values, tools), ...sent };
};

const OTHERS_HANG_ON_IT =
  'Ce compte a aussi été invité par une autre structure\u00a0: son adresse ne change plus. Son titulaire demande lui-même un nouveau lien par «\u202fMot de passe oublié\u202f».';

/** Whether the account was created for this entry and nobody else has given it rights since. */
const isOnlyGiver = async (permission: Row, { context: { db } }: Tools): Promise<boolean> => {
  // Rights that are being given to it at this moment are waited for.
  await db.query(sql`select 1 from accounts where id = ${Number(permission['account'])} for update`);
  const [found] = await db.query(sql`select 1 from club_permissions p join accounts a on a.id = p.account_id
    where p.id = ${permission.id} and p.creator_id is not distinct from a.creator_id and not exists (
      select 1 from club_permissions o where o.account_id = a.id and o.id <> p.id)`);
  return found !== undefined;
};

/** Links mailed to the former address open the account no more. */
const moveAccount = async (
  account: number,
  email: string,
  { context: { db, clock } }: Tools,
): Promise<void> => {
  await db.query(
    sql`update accounts set email = ${email}, username = ${email.toLowerCase()} where id = ${account}`,
  );
  await revokeLinks(db, account, clock());
};

const check = ({ email, key, person }: Values, existing: Row | null): Violation[] => {
  if (existing && (!isInvited({ key }) || key === existing['key']))
    return [violate('key', 'L’adresse d’une invitation ne change qu’avec une nouvelle clé.')];
  if (existing?.['invitation'] === 'accepted')
    return [violate('key', 'Ce compte est déjà ouvert\u00a0: il n’attend pas d’invitation.')];
  if (existing && existing['invitation'] === null) return [violate('key', WAS_THERE)];
  return [
    ...(typeof email === 'string' && email !== '' ? [] : [toViolation('email', 'NotBlank')]),
    ...(existing || typeof person === 'number' ? [] : [toViolation('person', 'NotNull')]),
  ];
};

/** Said alike of an account that waits and of one that is open. */
const WAS_THERE =
  'Ce compte existait déjà\u00a0: son titulaire demande lui-même un nouveau lien par «\u202fMot de passe oublié\u202f».';

const isSeen = async ({ person }: Values, { context, viewer }: Tools): Promise<boolean> => {
  const [row] = await readByIds(context, viewer, context.model.entity('person'), [Number(person)]);
  return row !== undefined;
};

const refuse = (violations: readonly Violation[]): void => {
  if (violations.length > 0) throw new ViolationsError(violations);
};

interface Holder extends Record<string, unknown> {
  readonly id: number;
  readonly person: number | null;
  /** Else it is found by its person. */
  readonly hasAddress: boolean;
}

const findHolder = async (
  { email, person }: Values,
  { context: { db } }: Tools,
): Promise<Holder | undefined> => {
  // Two invitations at once must not both find that there is none.
  await db.query(sql`select pg_advisory_xact_lock(727177)`);
  const hasAddress = sql`(lower(a.email) = lower(${email}::text) or a.username = lower(${email}::text))`;
  const [found] =
    await db.query<Holder>(sql`select a.id, a.person_id as person, ${hasAddress} as "hasAddress" from accounts a
      where ${hasAddress} or a.person_id = ${typeof person === 'number' ? person : null}::int
      order by lower(a.email) = lower(${email}::text) desc, ${hasAddress} desc, a.id limit 1`);
  return found;
};

const createAccount = async ({ email, person }: Values, { context, viewer }: Tools): Promise<number> => {
  const values = {
    username: String(email).toLowerCase(),
    person,
    email,
    enabled: false,
    roles: ['ROLE_USER'],
    modulesAccesses: {},
  };
  return (await insert(context, context.model.entity('account'), values, viewer.account)).id;
};

/** Mails a new invitation, and keeps the modules of its account to what has been given to it. */
export const followInvitation = async (row: Row, { context }: Tools, before: Row | null): Promise<void> => {
  if (row['invitation'] === 'sent' && row['key'] !== before?.['key']) await mailInvitation(row, context);
  await keepModules(row, context);
};

const mailInvitation = async (row: Row, context: Context): Promise<void> => {
  const [holder] = await context.db.query<LinkHolder>(
    sql`select id, username, email from accounts where id = ${Number(row['account'])}`,
  );
  if (holder && !(await mailLink(context, 'invitation', holder)))
    await context.db.query(sql`update club_permissions set invitation = 'bounced' where id = ${row.id}`);
};

/** An account that waits goes with the last rights given to it: it belongs to nobody then, and no link opens it. */
export const followWithdrawal = async (row: Row, { context }: Tools): Promise<void> => {
  const { db, model } = context;
  const account = Number(row['account']);
  const [waiting] = await db.query(sql`select 1 from accounts a where a.id = ${account} and not a.enabled
    and exists (select 1 from account_links where account_id = a.id and kind = 'invitation' and used_at is null)
    and not exists (select 1 from club_permissions where account_id = a.id)`);
  if (!waiting) return keepModules(row, context);
  await db.query(sql`delete from account_links where account_id = ${account}`);
  await remove(context, model.entity('account'), account);
};

/** Other accounts than those that were invited have modules of their own. */
const keepModules = async (row: Row, { db }: Context): Promise<void> => {
  const [invited] = await db.query<{ id: number; matrices: unknown[] }>(
    sql`select a.id, json_agg(p.matrix) as matrices from accounts a left join club_permissions p on p.account_id = a.id
      where a.id = ${Number(row['account'])}
        and exists (select 1 from account_links where account_id = a.id and kind = 'invitation') group by a.id`,
  );
  if (!invited) return;
  const levels = JSON.stringify(toModules(invited.matrices));
  await db.query(sql`update accounts set modules_accesses = ${levels}::jsonb where id = ${invited.id}`);
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
