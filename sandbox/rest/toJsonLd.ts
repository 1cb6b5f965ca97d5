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
  if (rows.length === 0) return [];
  const [related, files, inverses] = await Promise.all([
    relatedObjects(how, entity, rows, shape),
    uploadedFiles(how, entity, rows, shape),
    inverseLists(how, entity, rows, shape),
  ]);
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
      else if (isHidden(field, row))
        json[name] = toIri(how.context.model.entity(field.target), Number(value));
      else json[name] = typeof value === 'number' ? (related.get(name)?.get(value) ?? null) : null;
    }
    return json;
  });
};

const isHidden = (field: Field, row: Row): boolean =>
  'hiddenWith' in field && field.hiddenWith !== undefined && (row[field.hiddenWith] ?? null) !== null;

type ByKey = ReadonlyMap<number, Json | string>;

/** Each kind of related record is read once for all fields that lead to it, and written once where they show the same of it. */
const relatedObjects = async (
  how: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<ReadonlyMap<string, ByKey>> => {
  const relations = relationsOf(entity, shape);
  const read = (relation: Relation): string =>
    `${how.trusted === true || relation.isOpen} ${relation.target}`;
  const loaded = groupBy(relations, read, (group) => {
    const [{ target, isOpen }] = group;
    const fields = new Set(group.flatMap(({ part }) => Object.keys(part)));
    const open = how.trusted === true || isOpen;
    return load(how, how.context.model.entity(target), open, keysOf(rows, namesOf(group)), fields);
  });
  const written = groupBy(
    relations,
    (relation) => `${read(relation)} ${relation.showsTarget} ${relation.text}`,
    (group) => {
      const [relation] = group;
      const found = loaded.get(relation) ?? Promise.resolve(new Map());
      const trusted = how.trusted === true || relation.showsTarget;
      const target = how.context.model.entity(relation.target);
      return toByKey({ ...how, trusted }, target, found, keysOf(rows, namesOf(group)), relation.part);
    },
  );
  const objects = relations.map(
    async (relation) => [relation.name, (await written.get(relation)) ?? new Map()] as const,
  );
  return new Map(await Promise.all(objects));
};

/** A field that leads to other records, with the shape of these. */
interface Relation {
  readonly name: string;
  readonly target: string;
  /** Covered by its parent; all others are seen in the viewer's own right. */
  readonly isOpen: boolean;
  /** Whether all readers of the record see what it includes of another one. */
  readonly showsTarget: boolean;
  readonly part: Shape;
  /** The part as text, by which two are found to be alike. */
  readonly text: string;
}

const known = new WeakMap<Shape, readonly Relation[]>();

const relationsOf = (entity: ResolvedEntity, shape: Shape): readonly Relation[] => {
  const relations =
    known.get(shape) ??
    Object.entries(shape).flatMap(([name, part]): Relation[] => {
      const field = fieldOf(entity, name);
      if (!field || !('target' in field) || field.kind === 'inverse' || part === true) return [];
      const isOwned = field.kind === 'embedded' || field.kind === 'rows';
      return [
        {
          name,
          target: field.target,
          isOpen: isOwned || showsTarget(field),
          showsTarget: showsTarget(field),
          part,
          text: JSON.stringify(part),
        },
      ];
    });
  known.set(shape, relations);
  return relations;
};

const namesOf = (relations: readonly Relation[]): string[] => relations.map(({ name }) => name);

/** Makes one value for all entries with the same key, and maps each entry to it. */
const groupBy = <T, Made>(
  values: readonly T[],
  keyOf: (value: T) => string,
  make: (group: readonly [T, ...T[]]) => Made,
): ReadonlyMap<T, Made> => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return new Map(
    [...groups.values()].flatMap((group) => {
      const made = make(group);
      return group.map((value) => [value, made] as const);
    }),
  );
};

/** Serialised records, or their address where the viewer may not see them. */
const toByKey = async (
  how: Serialising,
  target: ResolvedEntity,
  rowsOf: Promise<ReadonlyMap<number, Row>>,
  ids: readonly number[],
  part: Shape,
): Promise<ByKey> => {
  const found = await rowsOf;
  const present = ids.flatMap((id) => found.get(id) ?? []);
  const json = await toJsonLd(how, target, present, part);
  const byKey = new Map<number, Json | string>(ids.map((id) => [id, toIri(target, id)]));
  present.forEach((row, index) => byKey.set(row.id, json[index] ?? toIri(target, row.id)));
  return byKey;
};

const showsTarget = (field: Field): boolean => 'shows' in field && field.shows !== undefined;

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

const keysOf = (rows: readonly Row[], names: readonly string[]): number[] => [
  ...new Set(
    rows.flatMap((row) =>
      names.flatMap((name) => row[name]).filter((value): value is number => typeof value === 'number'),
    ),
  ),
];

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
 * Lists of the other side, as IRIs of the records the viewer sees, or as objects where the field says what to include
 * of them; none are read for a page of rows.
 */
const inverseLists = async (
  how: Serialising,
  entity: ResolvedEntity,
  rows: readonly Row[],
  shape: Shape,
): Promise<ReadonlyMap<string, Lists>> => {
  const { context, viewer } = how;
  const read = async ([name, part]: [string, true | Shape]): Promise<readonly [string, Lists][]> => {
    const field = fieldOf(entity, name);
    if (field?.kind !== 'inverse') return [];
    const target = context.model.entity(field.target);
    const scope = showsTarget(field) ? null : visibleScope(target, viewer);
    const byOwner = new Map<number, readonly (Json | string)[]>();
    for (const { id } of rows) {
      const where = { path: field.mappedBy, test: { is: 'exact', values: [id] } } as const;
      const request = { where, order: [], limit: MAX_LIMIT, offset: 0 };
      // The key alone makes an address.
      const reading = { isKeyed: true, ...(part === true && { only: new Set<string>() }) };
      const found = scope === 'forbidden' ? [] : await findRows(context, target, request, scope, reading);
      byOwner.set(
        id,
        part === true
          ? found.map((row) => toIri(concreteEntity(context.model, target, row['type']), row.id))
          : await toJsonLd({ ...how, trusted: true }, target, found, part),
      );
    }
    return [[name, byOwner]];
  };
  return new Map((await Promise.all(Object.entries(shape).map(read))).flat());
};

type Lists = ReadonlyMap<number, readonly (Json | string)[]>;
