import type { Description, FieldDescription } from '../schema/description.ts';
import { kindOf, type Kind } from '../schema/kinds.ts';
import type { ResourceDirectory } from './ResourceDefinition.ts';
import { REFERENTIALS } from './graphql/referentials.ts';

/** Fields that name a record of a collection. */
export type LabelFields = (collection: string) => Promise<readonly string[]>;

/**
 * The label fields of a collection: those of its resource, else the usual ones in its description, else those of its
 * `person`, or of what the server alone knows its first short text; `name` without description. An unknown field would
 * make the server refuse the query.
 */
export const createLabelFields =
  (directory: ResourceDirectory, describeList: (resource: string) => Promise<Description>): LabelFields =>
  async (collection) => {
    const {
      name: resource = collection,
      recordRepresentation: declared,
      isDiscovered = false,
    } = directory.byPath(collection) ?? {};
    if (declared) return declared;
    if (collection === REFERENTIALS) return ['name'];
    const description = await describeList(resource).catch(() => null);
    return description ? labelsIn(description, directory, isDiscovered) : ['name'];
  };

/** The fields that name the records of a collection whose resource declares none. */
export const labelsIn = (
  { fields }: Description,
  directory: ResourceDirectory,
  isDiscovered = false,
): readonly string[] => {
  const usual = USUAL_NAMES.filter((usualName) =>
    fields.some(({ name, path, embedded }) => name === usualName && path === null && !embedded),
  );
  if (usual.length > 0) return usual;
  const person = fields.find(({ name, path }) => name === 'person' && path !== null);
  const names = directory.byPath(person?.path ?? '')?.recordRepresentation ?? [];
  if (names.length > 0 || !isDiscovered) return names.map((name) => `person.${name}`);
  const texts = fields.filter(({ type, path, multiple }) => isText(type) && path === null && !multiple);
  const called = namesAmong(texts.map(({ name }) => name));
  if (called.length > 0) return called;
  const text = fields.find((field) => kindOf(field) === 'text' && field.name !== 'id');
  return text ? [text.name] : [];
};

const isText = (type: string): boolean => type === 'string' || type === 'text';

/** Fields that name a record of a collection that no resource is registered for, the first that holds something. */
export const USUAL_NAMES = ['name', 'title', 'label', 'identifier', 'code', 'question'] as const;

/** Of the names of texts those that name a record which nothing of ours knows: the whole name, both parts of it, or one. */
export const namesAmong = (texts: readonly string[]): readonly string[] =>
  NAMES.map((parts) => parts.flatMap((part) => texts.find((text) => part.test(text)) ?? [])).find(
    (found) => found.length > 0,
  ) ?? [];

const NAMES: readonly (readonly RegExp[])[] = [
  [/^(?:full|display|complete)_?name$/i],
  [/^(?:family|last|sur)_?name$/i, /^(?:given|first)_?name$/i],
  [/^nom(?:_?(?:de_?)?famille)?$/i, /^prenom$/i],
  [/^(?:libelle|titre|intitule|designation|objet|subject|reference)$/i],
  [/name$/i],
];

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
  if ((kind === 'unknown' || kind === 'json') && field.type !== 'json') return [];
  if ((kind !== 'relation' && kind !== 'relations') || field.path === null) return [path];
  return ['id', ...(await labels(field.path))].map((name) => `${path}${many}.${name}`);
};
