import type { Field } from '../model/field.ts';
import { isToMany } from '../model/isToMany.ts';
import type { Model, ResolvedEntity } from '../model/model.ts';
import { resolvePath } from '../model/resolvePath.ts';

/** End of a filter path. `id` is the key of a record, `relation` a record given by IRI or id. */
export type LeafKind = 'id' | 'relation' | 'text' | 'int' | 'float' | 'bool' | 'date';

export interface FilterPath {
  /** Dotted, as conditions and orders take it. */
  readonly path: string;
  readonly kind: LeafKind;
  /** The path crosses or ends on a to-many relation: it can filter but not order. */
  readonly many: boolean;
}

/**
 * Reads `club_league_name` as the path `club.league.name` of an entity; null when the model has no such
 * path, or only through fields that clients may not know.
 */
export const fromFilterName = (model: Model, entity: ResolvedEntity, name: string): FilterPath | null => {
  const path = name.replaceAll('_', '.');
  const hops = resolvePath(model, entity, path);
  const last = hops?.at(-1);
  if (!hops || !last || hops.some(({ field }) => isClosed(field))) return null;
  const kind = last.name === 'id' ? 'id' : leafKind(last.field);
  return kind && { path, kind, many: hops.some(({ field }) => isToMany(field)) };
};

const isClosed = (field: Field): boolean =>
  field.hidden === true && !(field.kind === 'inverse' && field.filterOnly);

const LEAVES = {
  string: 'text',
  text: 'text',
  choice: 'text',
  time: 'text',
  int: 'int',
  cents: 'int',
  float: 'float',
  bool: 'bool',
  date: 'date',
  datetime: 'date',
  array: 'text',
  json: null,
} as const;

/** Null for a field that cannot be compared. */
const leafKind = (field: Field): LeafKind | null => {
  if (field.kind === 'file') return null;
  if (field.kind !== 'scalar') return 'relation';
  const counted = field.choices?.length && field.choices.every(({ value }) => typeof value === 'number');
  return counted ? 'int' : LEAVES[field.type];
};
