import { sql } from '../storage/sql.ts';
import type { Row } from '../model/entity.ts';
import { concreteEntity } from '../model/iri.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { readByIds } from '../rights/readMany.ts';
import { findOne } from '../storage/findByIds.ts';
import { remove } from '../storage/remove.ts';
import type { Rules, Tools, Values } from './rules.ts';
import { violate } from './violate.ts';

const HOLDERS = ['person', 'organization'] as const;

/**
 * A contact point or an address besides the main ones: it names the one person or structure that it is for, which its
 * writer may change.
 */
export const furtherContact: Rules = {
  check: async (values, existing, tools) => {
    const named = HOLDERS.filter((name) => typeof values[name] === 'number');
    // The main ones, edited with their owner, name nobody.
    if (!existing && named.length !== 1)
      return [
        violate(
          named[1] ?? HOLDERS[0],
          named.length === 0
            ? 'Indiquez la personne ou la structure concernée.'
            : 'Indiquez la personne ou la structure, pas les deux.',
        ),
      ];
    await assertMayChangeHolder(values, tools);
    return [];
  },
  beforeRemove: (row, tools) => assertMayChangeHolder(row, tools),
};

/** @throws ForbiddenError */
const assertMayChangeHolder = async (values: Values, { context, viewer }: Tools): Promise<void> => {
  for (const name of HOLDERS) {
    const id = values[name];
    if (typeof id !== 'number') continue;
    const root = context.model.entity(name);
    const row = await findOne(context, root, id);
    const [seen] = await readByIds(context, viewer, concreteEntity(context.model, root, row?.['type']), [id]);
    if (!seen?.['@permissions'].canUpdate) throw new ForbiddenError();
  }
};

/** Removes the contact points and addresses of a person or a structure that is deleted. */
export const removeContactsOf =
  (holder: (typeof HOLDERS)[number]): NonNullable<Rules['beforeRemove']> =>
  async ({ id }: Row, { context }) => {
    for (const name of ['contact-point', 'address']) {
      const entity = context.model.entity(name);
      const rows = await context.db.query<{ id: number }>(
        sql`select id from ${sql.identifier(entity.table)} where ${sql.identifier(`${holder}_id`)} = ${id}::int`,
      );
      for (const row of rows) await remove(context, entity, row.id);
    }
  };
