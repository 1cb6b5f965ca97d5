import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Viewer } from '../rights/viewer.ts';
import { noteAction } from '../rules/noteAction.ts';
import { findOne } from '../storage/findByIds.ts';

/** Keeps in the history of the club who has read what is masked, and of whom. */
export const noteReading = async (
  context: Context,
  viewer: Viewer,
  entity: ResolvedEntity,
  row: Row,
): Promise<void> => {
  const people = context.model.entity('person');
  const person = entity.name === 'person' ? row : await findOne(context, people, Number(row['person'] ?? 0));
  const organization = person?.['club'] ?? [...viewer.clubs.keys()][0] ?? null;
  const name = person ? ` : ${String(person['familyName'])} ${String(person['givenName'])}` : '';
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
