import DataLoader from 'dataloader';
import type { Context } from '../rights/context.ts';
import type { Row } from '../model/entity.ts';
import { concreteEntity, fromIri } from '../model/iri.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { ForbiddenError } from '../rights/ForbiddenError.ts';
import { assertNamedClubs } from '../rights/namedClubs.ts';
import { readByIds } from '../rights/readMany.ts';
import { visibleScope } from '../rights/visibleScope.ts';
import { toGuard } from '../rights/toGuard.ts';
import type { Viewer } from '../rights/viewer.ts';
import type { Condition } from '../model/condition.ts';
import { findFiles } from '../storage/files.ts';
import { findByIds } from '../storage/findByIds.ts';
import { countMany, findRows } from '../storage/findMany.ts';
import { pruneCondition, pruneOrder } from '../storage/pruneCondition.ts';
import { countLinked, findLinkedIds } from './findLinked.ts';
import type { Linked } from './findLinked.ts';
import type { ListSource, Reader, RecordSource, Window } from './reader.ts';
import { RequestFailure } from '../http/failures.ts';

const EMPTY: ListSource = { rows: () => Promise.resolve([]), total: () => Promise.resolve(0) };

/** What is read in one go for all that want it at the same depth. */
const createLoaders = (context: Context, viewer: Viewer | null) => {
  const { model } = context;
  const toSource = (readAs: ResolvedEntity, row: Row | undefined): RecordSource | null =>
    row ? { entity: concreteEntity(model, readAs, row['type']), readAs, row } : null;

  const visible = keep(
    (target: ResolvedEntity) => target.name,
    (target) =>
      new DataLoader(async (ids: readonly number[]) =>
        (await readByIds(context, viewer, target, ids)).map((row) => toSource(target, row)),
      ),
  );
  const owned = keep(
    (target: ResolvedEntity) => target.name,
    (target) =>
      new DataLoader(async (ids: readonly number[]) =>
        (await findByIds(context, target, ids)).map((row) => toSource(target, row)),
      ),
  );

  const uploaded = new DataLoader(async (ids: readonly number[]) => {
    const found = await findFiles(context.db, ids);
    return ids.map((id) => found.get(id));
  });

  const loadAll = async (target: ResolvedEntity, ids: readonly number[]): Promise<RecordSource[]> => {
    const loaded = await visible(target).loadMany(ids);
    return loaded.flatMap((record) => {
      if (record instanceof Error) throw record;
      return record ?? [];
    });
  };

  const linkedIds = keep(
    ({ linked, window }: { linked: Linked; window: Window }) => JSON.stringify([keyOf(linked), window]),
    ({ linked, window }) =>
      new DataLoader(async (parents: readonly number[]) => {
        const found = await findLinkedIds(context, linked, parents, window);
        return parents.map((parent) => found.get(parent) ?? []);
      }),
  );
  const linkedTotals = keep(
    keyOf,
    (linked) =>
      new DataLoader(async (parents: readonly number[]) => {
        const found = await countLinked(context, linked, parents);
        return parents.map((parent) => found.get(parent) ?? 0);
      }),
  );

  return { visible, owned, uploaded, loadAll, linkedIds, linkedTotals };
};

/**
 * Reads for one request. Records wanted at the same depth are read together, whatever the number of their
 * parents and of the queries in the document; each record once.
 */
export const createReader = (context: Context, viewer: Viewer | null): Reader => {
  const { model } = context;
  const guard = toGuard(viewer, context.clock);

  const { visible, owned, uploaded, loadAll, linkedIds, linkedTotals } = createLoaders(context, viewer);

  return {
    list: (entity, filter) => {
      const scope = visibleScope(entity, viewer);
      if (scope === 'forbidden') throw new ForbiddenError();
      assertNamedClubs(model, entity, viewer, filter);
      const where = pruneCondition(model, entity, filter);
      return {
        rows: async (window) => {
          const request = { ...toRequest(where), ...window, order: pruneOrder(model, entity, window.order) };
          const rows = await findRows(context, entity, request, scope, { guard });
          return loadAll(
            entity,
            rows.map(({ id }) => id),
          );
        },
        total: () => countMany(context, entity, where, scope, { guard }),
      };
    },

    linked: ({ readAs, row }, name, target, filter) => {
      const field = readAs.fields[name];
      const scope = visibleScope(target, viewer);
      if (!field || !('target' in field) || scope === 'forbidden' || !shows(readAs, row, name)) return EMPTY;
      const where = pruneCondition(model, target, filter);
      const linked: Linked = { parent: readAs, name, field, where, scope, guard };
      return {
        rows: async (window) => {
          const wanted = pruneOrder(model, target, window.order);
          const order = field.kind === 'rows' && wanted.length === 0 ? POSITION : wanted;
          return loadAll(target, await linkedIds({ linked, window: { ...window, order } }).load(row.id));
        },
        total: () => linkedTotals(linked).load(row.id),
      };
    },

    one: (target, id) => visible(target).load(id),
    owned: (target, id) => owned(target).load(id),

    files: async (keys) => {
      const found = await uploaded.loadMany(Array.isArray(keys) ? keys.map(Number) : []);
      return found.flatMap((file) => {
        if (file instanceof Error) throw file;
        return file ?? [];
      });
    },

    byIri: async (iri, expected) => {
      const named = fromIri(model, iri);
      if (!named) throw new RequestFailure(400, `Invalid IRI "${iri}".`);
      const target = expected ?? named.entity;
      if (named.entity.root !== target.root)
        throw new RequestFailure(400, `Item "${iri}" did not match expected type "${target.shortName}".`);
      if (visibleScope(target, viewer) === 'forbidden') throw new ForbiddenError();
      return visible(target).load(named.id);
    },
  };
};

const POSITION = [{ path: 'position', direction: 'asc' }] as const;

const toRequest = (where: Condition | undefined): { where?: Condition } => (where ? { where } : {});

const keyOf = ({ parent, name, where }: Linked): string => JSON.stringify([parent.name, name, where]);

/** Of a record outside the viewer's clubs only the published fields are sent, lists included. */
const shows = (entity: ResolvedEntity, row: Row, name: string): boolean =>
  row['@own'] !== false || (entity.access.publicFields?.includes(name) ?? false);

/** A factory that makes one thing for each key. */
const keep = <Subject, Made>(keyed: (subject: Subject) => string, make: (subject: Subject) => Made) => {
  const made = new Map<string, Made>();
  return (subject: Subject): Made => {
    const key = keyed(subject);
    const known = made.get(key) ?? make(subject);
    made.set(key, known);
    return known;
  };
};
