import type { Context } from '../rights/context.ts';
import { toFileValue } from '../model/storedFile.ts';
import type { Row } from '../model/entity.ts';
import type { Field } from '../model/field.ts';
import { concreteEntity, toIri } from '../model/iri.ts';
import type { ResolvedEntity } from '../model/model.ts';
import { fieldOf } from '../model/resolvePath.ts';
import { readByIds } from '../rights/readMany.ts';
import { visibleScope } from '../rights/visibleScope.ts';
import type { Viewer } from '../rights/viewer.ts';
import { findFiles } from '../storage/files.ts';
import { findByIds } from '../storage/findByIds.ts';
import { findRows, MAX_LIMIT } from '../storage/findMany.ts';
import type { Shape } from './shape.ts';
import { toWireValue } from '../model/toWireValue.ts';

export type Json = Record<string, unknown>;

export interface Serialising {
  readonly context: Context;
  readonly viewer: Viewer | null;
  /** Related records are shown whoever may see them (audit footer). */
  readonly trusted?: boolean;
}

/**
 * Rows as JSON-LD objects of a shape. Related records are read once per entity and level for all rows
 * together. A related record that the viewer may not see is left as its bare IRI.
 */
export const toJsonLd = async (
  how: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<Json[]> => {
  const related = await relatedObjects(how, entity, rows, shape);
  const files = await uploadedFiles(how, entity, rows, shape);
  const inverses = await inverseLists(how, entity, rows, shape);
  return rows.map((row) => {
    const concrete = concreteEntity(how.context.model, entity, row['type']);
    const json: Json = { '@id': toIri(concrete, row.id), '@type': concrete.shortName, id: row.id };
    for (const name of Object.keys(shape)) {
      const field = fieldOf(entity, name);
      if (!field || (field.kind !== 'inverse' && !Object.hasOwn(row, name))) continue;
      const value = row[name];
      if (field.kind === 'scalar') json[name] = toWireValue(field, value);
      else if (field.kind === 'inverse') json[name] = inverses.get(name)?.get(row.id) ?? [];
      else if (field.kind === 'file') {
        const values = idsOf(value).flatMap((id) => files.get(id) ?? []);
        json[name] = field.multiple ? values : (values[0] ?? null);
      } else if (field.kind === 'references' || field.kind === 'rows')
        json[name] = idsOf(value).map((id) => related.get(name)?.get(id));
      else json[name] = typeof value === 'number' ? (related.get(name)?.get(value) ?? null) : null;
    }
    return json;
  });
};

type ByKey = ReadonlyMap<number, Json | string>;

const relatedObjects = async (
  how: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<ReadonlyMap<string, ByKey>> => {
  const names = Object.keys(shape).filter((name) =>
    ['reference', 'references', 'embedded', 'rows'].includes(fieldOf(entity, name)?.kind ?? ''),
  );
  const loaded = new Map<string, Promise<ReadonlyMap<number, Row>>>();
  const objects = new Map<string, ByKey>();
  for (const name of names) {
    const field = fieldOf(entity, name);
    const part = shape[name];
    if (!field || !('target' in field) || part === true || part === undefined) continue;
    const target = how.context.model.entity(field.target);
    const open = how.trusted === true || isOpen(field);
    const key = `${open} ${field.target}`;
    const together = names.filter((other) => sameSource(entity, name, other));
    if (!loaded.has(key))
      loaded.set(key, load(how, target, open, keysOf(rows, together), fieldsOf(shape, together)));
    const found = (await loaded.get(key)) ?? new Map<number, Row>();
    const ids = keysOf(rows, [name]);
    const present = ids.flatMap((id) => found.get(id) ?? []);
    const json = await toJsonLd(
      { ...how, trusted: how.trusted === true || tells(field) },
      target,
      present,
      part,
    );
    const byKey = new Map<number, Json | string>(ids.map((id) => [id, toIri(target, id)]));
    present.forEach((row, index) => byKey.set(row.id, json[index] ?? toIri(target, row.id)));
    objects.set(name, byKey);
  }
  return objects;
};

/** Covered by its parent; all others are seen in the viewer's own right. */
const isOpen = (field: Field): boolean => field.kind === 'embedded' || field.kind === 'rows' || tells(field);

/** What the record tells of another one is told to all its readers. */
const tells = (field: Field): boolean => 'shows' in field && field.shows !== undefined;

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];

const uploadedFiles = async (
  { context }: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<ReadonlyMap<number, Json>> => {
  const names = Object.keys(shape).filter((name) => fieldOf(entity, name)?.kind === 'file');
  const found = await findFiles(context.db, keysOf(rows, names));
  return new Map([...found].map(([id, file]) => [id, toFileValue(file)]));
};

const sameSource = (entity: ResolvedEntity, one: string, other: string): boolean => {
  const [first, second] = [fieldOf(entity, one), fieldOf(entity, other)];
  return (
    first !== undefined &&
    second !== undefined &&
    'target' in first &&
    'target' in second &&
    first.target === second.target &&
    isOpen(first) === isOpen(second)
  );
};

const keysOf = (rows: readonly Row[], names: readonly string[]): number[] => [
  ...new Set(
    rows.flatMap((row) =>
      names.flatMap((name) => row[name]).filter((value): value is number => typeof value === 'number'),
    ),
  ),
];

const fieldsOf = (shape: Shape, names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => Object.keys(shape[name] ?? {})));

const load = async (
  { context, viewer }: Serialising,
  target: ResolvedEntity,
  open: boolean,
  ids: readonly number[],
  only: ReadonlySet<string>,
): Promise<ReadonlyMap<number, Row>> => {
  if (ids.length === 0) return new Map();
  const rows = open
    ? await findByIds(context, target, ids, null, { only })
    : await readByIds(context, viewer, target, ids, only);
  return new Map(rows.flatMap((row) => (row ? [[row.id, row] as const] : [])));
};

/**
 * Lists of the other side, as IRIs of the records the viewer sees, or as objects where the field says what to tell
 * of them; none are read for a page of rows.
 */
const inverseLists = async (
  how: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<ReadonlyMap<string, ReadonlyMap<number, readonly (Json | string)[]>>> => {
  const { context, viewer } = how;
  const lists = new Map<string, ReadonlyMap<number, readonly (Json | string)[]>>();
  for (const [name, part] of Object.entries(shape)) {
    const field = fieldOf(entity, name);
    if (field?.kind !== 'inverse') continue;
    const target = context.model.entity(field.target);
    const scope = tells(field) ? null : visibleScope(target, viewer);
    const byOwner = new Map<number, readonly (Json | string)[]>();
    for (const { id } of rows) {
      const where = { path: field.mappedBy, test: { is: 'exact', values: [id] } } as const;
      const request = { where, order: [], limit: MAX_LIMIT, offset: 0 };
      const found = scope === 'forbidden' ? [] : await findRows(context, target, request, scope);
      byOwner.set(
        id,
        part === true
          ? found.map((row) => toIri(concreteEntity(context.model, target, row['type']), row.id))
          : await toJsonLd({ ...how, trusted: true }, target, found, part),
      );
    }
    lists.set(name, byOwner);
  }
  return lists;
};
