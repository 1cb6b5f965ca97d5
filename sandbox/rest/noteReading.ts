import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Viewer } from '../rights/viewer.ts';
import { noteAction } from '../rules/noteAction.ts';
import { findOne } from '../storage/findByIds.ts';
import { historiesOf } from './historiesOf.ts';

/** Keeps in the history of the club who has read what is masked, and of whom. */
export const noteReading = async (
  context: Context,
  viewer: Viewer,
  entity: ResolvedEntity,
  row: Row,
): Promise<void> => {
  const found = await historiesOf(context, viewer, entity, row);
  // Of the main address of somebody only the other side of the relation knows whose it is.
  const histories = found.length > 0 ? found : [[...viewer.clubs.keys()][0] ?? null];
  const name = await nameOf(context, entity, row);
  for (const organization of histories)
    await noteAction(
      { context, viewer },
      {
        entity: entity.name,
        row,
        organization,
        action: 'reveal',
        label: `${entity.access.masks?.label ?? entity.label}${name}`,
      },
    );
};

/** The person whose record it is or to whom it belongs; of who is no person on record, the name that the record itself bears. */
const nameOf = async (context: Context, entity: ResolvedEntity, row: Row): Promise<string> => {
  const people = context.model.entity('person');
  const person = entity.name === 'person' ? row : await findOne(context, people, Number(row['person'] ?? 0));
  const { familyName, givenName } = person ?? row;
  return typeof familyName === 'string' ? `\u00a0: ${familyName} ${String(givenName)}` : '';
};
