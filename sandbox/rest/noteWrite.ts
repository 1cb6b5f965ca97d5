import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import { pathsOfRepresent } from '../model/checkModel.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Viewer } from '../rights/viewer.ts';
import { noteAction, type NotedAction } from '../rules/noteAction.ts';
import { historiesOf, rowsBehind } from './historiesOf.ts';

/** Entities with a sentence of their own, and the lines of a match sheet, whose meeting alone is noted. */
const SILENT: ReadonlySet<string> = new Set([
  'club-document',
  'club-permission',
  'payment',
  'notification',
  'game',
  'sheet-match-player',
  'warning',
]);

interface Written {
  /** Its current values; of a deleted one the last ones. */
  readonly row: Row;
  readonly before: Row | null;
  readonly isGone?: true;
}

/** Keeps in the history of the club what was done with one of its records: its kind, its name, what changed. */
export const noteWrite = async (
  context: Context,
  viewer: Viewer,
  entity: ResolvedEntity,
  { row, before, isGone }: Written,
): Promise<void> => {
  if (SILENT.has(entity.name) || !context.model.entities.has('history-action')) return;
  const { action, done } = isGone ? GONE : before ? toChange(entity, row, before) : NEW;
  for (const organization of await historiesOf(context, viewer, entity, row))
    await noteAction(
      { context, viewer },
      {
        entity: entity.name,
        row,
        organization,
        action,
        label: `${await nameOf(context, entity, row)}\u00a0: ${done}`,
      },
    );
};

interface Change {
  readonly action: NotedAction;
  readonly done: string;
}

const GONE: Change = { action: 'delete', done: 'suppression' };
const NEW: Change = { action: 'create', done: 'création' };

const toChange = (entity: ResolvedEntity, row: Row, before: Row): Change => {
  const { field: state = '' } = entity.states ?? {};
  if (state !== '' && row[state] !== before[state]) {
    const field = entity.fields[state];
    const choices = field?.kind === 'scalar' ? field.choices : undefined;
    const label = choices?.find(({ value }) => value === row[state])?.label ?? String(row[state]);
    return { action: actionOf(String(row[state])), done: `passage à l’état «\u202f${label}\u202f»` };
  }
  const masked = entity.access.masks?.fields ?? [];
  const changed = Object.entries(entity.fields)
    .filter(([name, field]) => !field.hidden && !field.readOnly && !masked.includes(name))
    .filter(([name]) => JSON.stringify(row[name] ?? null) !== JSON.stringify(before[name] ?? null))
    .map(([, { label }]) => label);
  return {
    action: 'update',
    done: changed.length > 0 ? `modification (${changed.join(', ')})` : 'modification',
  };
};

const actionOf = (state: string): NotedAction =>
  /^(accepted|approved|granted|validated)/.test(state)
    ? 'validate'
    : /^(refused|rejected)/.test(state)
      ? 'refuse'
      : 'update';

/** Records with masked values have no name here: the history contains none of these values. */
const nameOf = async (context: Context, entity: ResolvedEntity, row: Row): Promise<string> => {
  const values: string[] = [];
  for (const path of pathsOfRepresent(entity.represent)) {
    if (entity.access.masks?.fields.includes(path)) continue;
    const [last = '', ...before] = path.split('.').toReversed();
    const [record] = await rowsBehind(context, entity, [row], before.toReversed());
    const value = record?.[last];
    if (typeof value === 'string' || typeof value === 'number') values.push(String(value));
  }
  return values.length > 0 ? `${entity.label} «\u202f${values.join(' ')}\u202f»` : entity.label;
};
