import { noteAction } from './noteAction.ts';
import type { Rules, Tools, Values } from './rules.ts';

/** Writes what happens to the papers of a club into its history. */
export const clubDocument: Rules = {
  afterWrite: (row, tools, before) =>
    note(tools, row, before ? 'update' : 'create', before ? 'modifié' : 'ajouté'),
  afterRemove: (row, tools) => note(tools, row, 'delete', 'supprimé'),
};

const note = (
  tools: Tools,
  row: Values,
  action: 'create' | 'update' | 'delete',
  done: string,
): Promise<void> =>
  noteAction(tools, {
    entity: 'club-document',
    row,
    organization: row['club'],
    action,
    label: `Document «\u202f${String(row['title'])}\u202f» ${done}`,
  });
