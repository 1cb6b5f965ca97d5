import type { Context } from '../context.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition, ListRequest } from '../storage/condition.ts';
import { findByIds } from '../storage/findByIds.ts';
import { findMany, type Reading } from '../storage/findMany.ts';
import { assertNamedClubs } from './namedClubs.ts';
import { ForbiddenError } from './ForbiddenError.ts';
import { type Operation, scopeOf } from './scopeOf.ts';
import { toGuard } from './toGuard.ts';
import type { Viewer } from './viewer.ts';

/** A row as its viewer may see it: of a record outside its clubs only the published fields remain. */
export type VisibleRow = Row & {
  readonly '@own': boolean;
  readonly '@permissions': { readonly canUpdate: boolean; readonly canDelete: boolean };
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
    guard: toGuard(viewer),
    ...flagsFor(entity, viewer),
  });
  return { rows: found.rows.map((row) => toVisible(entity, row)), total: found.total };
};

/** Records by key, in the order asked; undefined where the viewer sees none. `only` limits the fields read. */
export const readByIds = async (
  context: Context,
  viewer: Viewer | null,
  entity: ResolvedEntity,
  ids: readonly number[],
  only?: ReadonlySet<string>,
): Promise<(VisibleRow | undefined)[]> => {
  const scope = visibleScope(entity, viewer);
  if (scope === 'forbidden') return ids.map(() => undefined);
  const rows = await findByIds(context, entity, ids, scope, { ...flagsFor(entity, viewer), only });
  return rows.map((row) => row && toVisible(entity, row));
};

/** The records a viewer sees at all, be it their published fields only. */
export const visibleScope = (
  entity: ResolvedEntity,
  viewer: Viewer | null,
): Condition | null | 'forbidden' =>
  viewer !== null && entity.access.publicFields ? null : scopeOf(entity, viewer, 'read');

const flagsFor = (entity: ResolvedEntity, viewer: Viewer | null): Reading => {
  const flag = (operation: Operation): Condition | null => {
    const scope = scopeOf(entity, viewer, operation);
    return scope === 'forbidden' ? { any: [] } : scope;
  };
  return { flags: { '@own': flag('read'), '@canUpdate': flag('PUT'), '@canDelete': flag('DELETE') } };
};

const toVisible = (entity: ResolvedEntity, row: Row): VisibleRow => {
  const { '@own': own, '@canUpdate': canUpdate, '@canDelete': canDelete, ...fields } = row;
  const seen = own === true ? fields : onlyPublished(entity, fields);
  return {
    ...seen,
    id: row.id,
    '@own': own === true,
    '@permissions': {
      canUpdate: own === true && canUpdate === true,
      canDelete: own === true && canDelete === true,
    },
  };
};

/** `type` always stays: it tells which kind of record the row is, as its IRI does. */
const onlyPublished = (entity: ResolvedEntity, fields: Record<string, unknown>): Record<string, unknown> => {
  const kept = new Set([...(entity.access.publicFields ?? []), 'type']);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => kept.has(name)));
};
