import type { FieldDescription } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';

/** Fields that name a record of a collection. */
export type LabelFields = (collection: string) => Promise<readonly string[]>;

/** Properties that showing a file needs. */
const FILE = ['id', 'name', 'originalFilename', 'url', 'mimeType', 'size', 'public'];

const FILES: ReadonlySet<Kind> = new Set<Kind>(['file', 'files', 'image']);
const PARTS: ReadonlySet<Kind> = new Set<Kind>(['object', 'address', 'collection']);

/** The paths that select all of a described field: a relation by what names it, an embedded object part by part. */
export const toSelectPaths = async (
  path: string,
  field: FieldDescription,
  labels: LabelFields,
): Promise<readonly string[]> => {
  const kind = kindOf(field);
  if (FILES.has(kind)) return FILE.map((name) => `${path}.${name}`);
  const many = field.multiple ? '[]' : '';
  if (PARTS.has(kind)) {
    const parts = field.fields.map((part) => toSelectPaths(`${path}${many}.${part.name}`, part, labels));
    return (await Promise.all(parts)).flat();
  }
  // An unknown type may have fields of its own, without which GraphQL refuses the query.
  if (kind === 'unknown' && field.type !== 'json') return [];
  if ((kind !== 'relation' && kind !== 'relations') || field.path === null) return [path];
  return ['id', ...(await labels(field.path))].map((name) => `${path}${many}.${name}`);
};
