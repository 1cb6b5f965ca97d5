import { insert } from '../storage/records.ts';
import type { Tools, Values } from './rules.ts';

export type NotedAction = 'create' | 'update' | 'delete' | 'validate' | 'refuse' | 'reveal';

interface Noted {
  readonly entity: string;
  readonly row: Values;
  /** Key of the structure whose history it belongs to. */
  readonly organization: unknown;
  readonly action: NotedAction;
  /** A French sentence that names the record. */
  readonly label: string;
}

/** Writes down what the viewer has done, in the history of a structure. */
export const noteAction = async (
  { context, viewer }: Tools,
  { entity, row, organization, action, label }: Noted,
): Promise<void> => {
  await insert(
    context,
    context.model.entity('history-action'),
    {
      date: `${context.clock().toISOString().slice(0, 19)}Z`,
      account: viewer.account,
      person: viewer.person,
      organization,
      entity,
      entityId: row['id'],
      action,
      label: label.slice(0, 255),
    },
    viewer.account,
  );
};
