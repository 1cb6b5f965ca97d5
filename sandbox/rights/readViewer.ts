import { sql } from '../storage/sql.ts';
import type { Context } from './context.ts';
import { today } from '../model/time.ts';
import type { Database } from '../storage/database.ts';
import { isOneOf } from '../storage/isOneOf.ts';
import { byKey } from '../storage/preparingClient.ts';
import type { RightsAbove, Viewer } from './viewer.ts';

/**
 * Reads an account with the rights it has today (a permission counts from its first to its last day,
 * French time). Null when the account is gone, disabled or locked.
 * What its session has proved is in the token, and is for the caller to add.
 */
export const readViewer = async (context: Context, accountId: number): Promise<Viewer | null> =>
  (await readBearer(context, accountId, null))?.viewer ?? null;

/** The account of a token, and whether the session was ended: by its holder, from another one, or because a token of it was copied. */
export const readBearer = async (
  { db, clock, isFactorForAll = false }: Context,
  accountId: number,
  session: string | null,
): Promise<{ readonly viewer: Viewer; readonly isOver: boolean } | null> => {
  const day = today(clock);
  const [row] =
    await db.query<AccountRow>(sql`${byKey}select a.id, a.person_id as person, a.username, a.roles,
      a.mfa_enabled as "mfaEnabled",
      coalesce((select version from credentials c where c.account_id = a.id), 0) as "passwordVersion",
      a.modules_accesses as modules,
      exists (select from refresh_tokens where family = ${session}::uuid and revoked_at is not null) as "isOver",
      coalesce((select json_agg(json_build_object('club', p.club_id, 'kind', o.type, 'matrix', p.matrix) order by p.id)
        from club_permissions p join organizations o on o.id = p.club_id where p.account_id = a.id
          and (p.start_date is null or p.start_date <= ${day}::date)
          and (p.end_date is null or p.end_date >= ${day}::date)), '[]') as permissions
    from accounts a
    where a.id = ${accountId} and a.enabled
      and (a.locked_until is null or a.locked_until <= ${clock().toISOString()}::timestamptz)`);
  if (!row) return null;
  const clubs = fromPermissions(row.permissions);
  const viewer: Viewer = {
    account: row.id,
    person: row.person,
    username: row.username,
    mfaEnabled: row.mfaEnabled || isFactorForAll,
    passwordVersion: row.passwordVersion,
    secondFactorAt: null,
    session: null,
    roles: fromRoles(row.roles),
    modules: row.modules === 'all' ? 'all' : fromLevels(row.modules),
    clubs,
    above: row.permissions.every(({ kind }) => kind === 'club') ? [] : await readAbove(db, clubs),
  };
  return { viewer, isOver: row.isOver };
};

/** The organizations above clubs among those in which rights were given. */
const readAbove = async (db: Database, given: Viewer['clubs']): Promise<RightsAbove[]> => {
  const rows = await db.query<AboveRow>(sql`${byKey}with recursive beneath (root, id) as (
        select id, id from organizations
        where type <> 'club' and ${isOneOf(sql`id`, [...given.keys()])}
        union select b.root, o.id from organizations o join beneath b on o.parent_id = b.id)
      select r.id, r.type as kind, json_agg(c.id order by c.id) as clubs,
        count(*) = (select count(*) from organizations where type = 'club') as every
      from beneath b join organizations r on r.id = b.root join organizations c on c.id = b.id
      where c.type = 'club' group by r.id, r.type order by r.id`);
  return rows.map(({ id, kind, clubs, every }) => ({
    kind,
    clubs,
    levels: given.get(id) ?? {},
    ...(every && { everyClub: true }),
  }));
};

interface AboveRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: string;
  readonly clubs: readonly number[];
  readonly every: boolean;
}

interface AccountRow extends Record<string, unknown> {
  readonly id: number;
  readonly person: number;
  readonly username: string;
  readonly mfaEnabled: boolean;
  readonly passwordVersion: number;
  readonly isOver: boolean;
  readonly roles: unknown;
  readonly modules: unknown;
  readonly permissions: readonly {
    readonly club: number;
    readonly kind: string;
    readonly matrix: unknown;
  }[];
}

const fromRoles = (roles: unknown): string[] =>
  Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];

type Levels = Readonly<Record<string, number>>;

/** JSON of the database is as hostile as any: only whole levels count, and no key can reach a prototype. */
const fromLevels = (levels: unknown): Levels => {
  const read: Record<string, number> = Object.create(null) as Record<string, number>;
  if (typeof levels === 'object' && levels !== null)
    for (const [name, level] of Object.entries(levels))
      if (Number.isInteger(level)) read[name] = level as number;
  return read;
};

/** Of two permissions in one club the higher level of each action counts. */
const fromPermissions = (permissions: AccountRow['permissions']): ReadonlyMap<number, Levels> => {
  const clubs = new Map<number, Levels>();
  for (const { club, matrix } of permissions) clubs.set(club, highest(clubs.get(club), fromLevels(matrix)));
  return clubs;
};

const highest = (first: Levels | undefined, second: Levels): Levels => {
  if (!first) return second;
  const merged = Object.assign(Object.create(null) as Record<string, number>, first);
  for (const [action, level] of Object.entries(second)) merged[action] = Math.max(merged[action] ?? 0, level);
  return merged;
};
