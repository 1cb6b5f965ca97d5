import { sql } from 'drizzle-orm';
import type { Context } from '../rights/context.ts';
import { insertMany } from '../storage/records.ts';
import type { Rows, SeedRow } from './createRows.ts';

/**
 * Turns the values of a list that clubs once named into the federations of that name, in a database that was filled
 * before there were any.
 */
export const linkAffinities = async (context: Context, built: Rows['byEntity']): Promise<void> => {
  const { db, model } = context;
  // The keys of the seed may be taken since.
  const add = (entity: string, row: SeedRow): Promise<number[]> =>
    insertMany(context, model.entity(entity), [
      Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')),
    ]);
  const named = await db.query<{ club: number; name: string }>(sql`select j.owner_id as club, r.name
    from organizations_affinity_federations j join referentials r on r.id = j.target_id
    where r.type = 'AffinityFederation'`);
  if (
    (await db.query(sql`select 1 from organizations where type = 'federation' and level is null`)).length > 0
  )
    return;
  await db.query(sql`delete from organizations_affinity_federations`);
  await db.query(sql`alter table organizations_affinity_federations
    drop constraint organizations_affinity_federations_target_id_fkey,
    add constraint organizations_affinity_federations_target_id_fkey
      foreign key (target_id) references organizations (id)`);
  const others = (built.get('federation') ?? []).filter(({ level }) => level === undefined);
  for (const row of others) {
    const mail = built.get('contact-point')?.find(({ id }) => id === row['mainEmail']);
    const [mainEmail = null] = mail ? await add('contact-point', mail) : [];
    const [federation] = await add('federation', { ...row, mainEmail });
    for (const { club } of named.filter(({ name }) => name === row['name']))
      await db.query(
        sql`insert into organizations_affinity_federations values (${club}::int, ${federation}::int)`,
      );
  }
};
