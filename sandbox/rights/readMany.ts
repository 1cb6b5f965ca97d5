import type { Context } from './context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { States } from '../model/states.ts';
import type { Condition, ListRequest } from '../model/condition.ts';
import { findByIds } from '../storage/findByIds.ts';
import { findMany, type Reading } from '../storage/findMany.ts';
import { actorFlags } from './actorFlags.ts';
import { holdOf, type Hold, namesOf } from './holdOf.ts';
import { assertNamedClubs } from './namedClubs.ts';
import { maskedWhen } from './maskedWhen.ts';
import { ForbiddenError } from './ForbiddenError.ts';
import { type Operation, scopeOf } from './scopeOf.ts';
import { statesAfter } from './statesAfter.ts';
import { toGuard } from './toGuard.ts';
import { visibleScope } from './visibleScope.ts';
import type { Viewer } from './viewer.ts';

/** A row as its viewer may see it: of a record outside its clubs only the published fields remain. */
export type VisibleRow = Row & {
  readonly '@own': boolean;
  /** The hold of its state on a viewer who has the right to change it. */
  readonly '@hold': Hold | null;
  /** Fields that are sent only on request. */
  readonly '@masked'?: readonly string[];
  readonly '@permissions': {
    readonly canUpdate: boolean;
    readonly canDelete: boolean;
    /** Why neither is possible, where it is the state of the record, or its kind, and not the right of its viewer alone. */
    readonly refusal?: string;
    /** By the field that holds the state of a process: the states into which the viewer may put the record now. */
    readonly transitions?: Readonly<Record<string, readonly (string | number)[]>>;
    /** By state: the field for the reason. Absent where none of the steps above needs one. */
    readonly reasons?: Readonly<Record<string, string>>;
    /** By state: the fields to fill in with that step, besides its reason. Absent where none of the steps above has any. */
    readonly asks?: Readonly<Record<string, readonly string[]>>;
    /** By state: who may put the record there, where its viewer may not. Absent where there is no such step. */
    readonly awaits?: Readonly<Record<string, string>>;
  };
};

/**
 * A page of the records that a viewer may see, with what it may do on each, in two queries.
 * @throws ForbiddenError when the viewer may see none, or when the filter names a club of others
 */
export const readMany = async (
  context: Context,
  viewer: Viewer | null,
  entity: ResolvedEntity,
  request: ListRequest,
): Promise<{ rows: VisibleRow[]; total: number }> => {
  const scope = visibleScope(entity, viewer);
  if (scope === 'forbidden') throw new ForbiddenError();
  assertNamedClubs(context.model, entity, viewer, request.where);
  const found = await findMany(context, entity, request, scope, {
    guard: toGuard(viewer, context.clock),
    ...flagsFor(context, entity, viewer),
  });
  return { rows: found.rows.map((row) => toVisible(entity, row)), total: found.total };
};

/**
 * Records by key, in the order of the keys; undefined where the viewer sees none. `only` limits the fields read, for those who
 * show a record without what may be done with it.
 */
export const readByIds = async (
  context: Context,
  viewer: Viewer | null,
  entity: ResolvedEntity,
  ids: readonly number[],
  only?: ReadonlySet<string>,
): Promise<(VisibleRow | undefined)[]> => {
  const scope = visibleScope(entity, viewer);
  if (scope === 'forbidden') return ids.map(() => undefined);
  const rows = await findByIds(context, entity, ids, scope, {
    ...flagsFor(context, entity, viewer, only === undefined),
    only,
  });
  return rows.map((row) => row && toVisible(entity, row));
};

const NONE: Condition = { any: [] };

const flagsFor = (
  { clock, model }: Context,
  entity: ResolvedEntity,
  viewer: Viewer | null,
  withWrites = true,
): Reading => {
  const { masks } = entity.access;
  const flag = (operation: Operation): Condition | null => {
    const scope = scopeOf(entity, viewer, operation);
    return scope === 'forbidden' ? NONE : scope;
  };
  // A row of a shared table is read and written as what it is: a club among the structures as a club.
  const asKind = (operation: Operation): Condition | null => {
    const own = flag(operation);
    if (own === null) return null;
    const kinds = [...model.entities.values()].filter(
      ({ root, name }) => root === entity.name && name !== root,
    );
    return kinds.reduce<Condition>((any, kind) => {
      const scope = scopeOf(kind, viewer, operation);
      if (scope === 'forbidden') return any;
      const isKind: Condition = { path: 'type', test: { is: 'exact', values: [kind.name] } };
      return { any: [any, scope === null ? isKind : { all: [isKind, scope] }] };
    }, own);
  };
  return {
    flags: {
      '@own': asKind('read'),
      ...(withWrites && {
        '@canUpdate': asKind('PUT'),
        '@canDelete': asKind('DELETE'),
        ...actorFlags(entity, viewer),
      }),
      ...(masks ? { '@isMasked': maskedWhen(masks, clock) } : {}),
    },
  };
};

const toVisible = (entity: ResolvedEntity, row: Row): VisibleRow => {
  const own = row['@own'] === true;
  const mayUpdate = own && row['@canUpdate'] === true;
  const mayDelete = own && row['@canDelete'] === true;
  const hold = mayUpdate || mayDelete ? holdOf(entity, row) : null;
  const masked = row['@isMasked'] === true ? (entity.access.masks?.fields ?? []) : [];
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(row))
    if (!name.startsWith('@') && (own || isPublished(entity, name)) && !masked.includes(name))
      fields[name] = row[name];
  return {
    ...fields,
    id: row.id,
    '@own': own,
    '@hold': hold,
    ...(own && masked.length > 0 ? { '@masked': masked } : {}),
    '@permissions': {
      canUpdate: mayUpdate && !hold,
      canDelete: mayDelete && !hold,
      ...toRefusal(hold?.sentence ?? (mayUpdate ? undefined : entity.access.refusal)),
      ...(entity.states
        ? toSteps(entity, entity.states, row, mayUpdate ? statesAfter(entity, row) : [])
        : {}),
    },
  };
};

const toRefusal = (refusal: string | undefined) => (refusal === undefined ? {} : { refusal });

const toSteps = (
  entity: ResolvedEntity,
  { field, next, reasons = {}, inputs = {} }: States,
  row: Row,
  open: readonly (string | number)[],
): Pick<VisibleRow['@permissions'], 'transitions' | 'reasons' | 'asks' | 'awaits'> => {
  const isOpen = ([state]: readonly [string, unknown]): boolean => open.map(String).includes(state);
  const explained = Object.entries(reasons).filter(isOpen);
  const filledIn = Object.entries(inputs[String(row[field])] ?? {}).filter(isOpen);
  const others = Object.entries(next[String(row[field])] ?? {}).filter((step) => !isOpen(step));
  return {
    transitions: { [field]: open },
    ...(explained.length > 0 ? { reasons: Object.fromEntries(explained) } : {}),
    ...(filledIn.length > 0 ? { asks: Object.fromEntries(filledIn) } : {}),
    ...(others.length > 0
      ? { awaits: Object.fromEntries(others.map(([state, actors]) => [state, namesOf(entity, actors, row)])) }
      : {}),
  };
};

/** `type` always stays: it says which kind of record the row is, as its IRI does. */
const isPublished = (entity: ResolvedEntity, name: string): boolean =>
  name === 'type' || entity.access.publicFields?.includes(name) === true;
