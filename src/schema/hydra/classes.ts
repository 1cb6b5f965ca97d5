import { fromApiPath, pathOf } from '../../lib/iri.ts';
import { entityName } from '../collectionOfType.ts';
import { toMap, toText, type Json } from '../read.ts';
import { classNamed, collectionNamed, entryOf, hydra, nodesOf, rangesOf } from './readHydra.ts';

/** Documentation of an API Platform server without field descriptions. */
export interface Documented {
  /** `/api/index.jsonld`: name of a resource -> address of its collection. */
  readonly entrypoint: Json;
  /** `/api/docs.jsonld`: the Hydra documentation. */
  readonly documentation: Json;
}

/** A documented class as the values of other classes lead to it. */
export interface RelatedClass {
  readonly type: string;
  /** Collection of its records; null where it has none. */
  readonly path: string | null;
  /** One of its properties; null for an unknown one. */
  property(name: string): {
    readonly label: string | null;
    readonly related: RelatedClass | null;
    /** Described as a decimal, however it travels. */
    readonly isDecimal: boolean;
  } | null;
}

/**
 * Classes of the members of a collection by its name in the entrypoint, `person`. A server without entrypoint documents
 * none: there it is the class of that title, `Person`.
 */
const classesOf = (documentation: Json, entry: string): readonly string[] => {
  const collection = collectionNamed(documentation, entry);
  if (collection !== null) return rangesOf(collection);
  if (classNamed(documentation, '#Entrypoint') !== null) return [];
  const title = `${entry.charAt(0).toUpperCase()}${entry.slice(1)}`;
  return nodesOf(hydra(documentation, 'supportedClass')).flatMap((node) =>
    hydra(node, 'title') === title ? (toText(node['@id']) ?? []) : [],
  );
};

/** The class of the records of a collection; null where the documentation does not know it. */
export const classOf = ({ entrypoint, documentation }: Documented, path: string): string | null => {
  const entry = entryOf(entrypoint, path);
  const [range] = entry === null ? [] : classesOf(documentation, entry);
  return range !== undefined && classNamed(documentation, range) !== null ? range : null;
};

/** Collection whose members are of a class: `/people`. */
export const pathOfClass = ({ entrypoint, documentation }: Documented, id: string): string | null => {
  const found = Object.entries(entrypoint).find(
    ([entry, iri]) => typeof iri === 'string' && classesOf(documentation, entry).includes(id),
  );
  return found === undefined ? null : (fromApiPath(String(found[1])) ?? pathOf(String(found[1])));
};

export const propertyName = (node: Json): string => {
  const property = toMap(hydra(node, 'property'));
  return toText(property['rdfs:label']) ?? toText(property.label) ?? toText(hydra(node, 'title')) ?? '';
};

/** The one class that a property leads to; null for plain values, and for several classes. */
export const relatedOf = (documentation: Json, property: Json): string | null => {
  const [id, ...others] = rangesOf(property).filter((range) => classNamed(documentation, range) !== null);
  return id === undefined || others.length > 0 ? null : id;
};

/** The class of the records of a collection, with what it leads to; null as above. */
export const describedBy = (documented: Documented, path: string): RelatedClass | null => {
  const id = classOf(documented, path);
  return id === null ? null : relatedClass(documented, id);
};

/** A class by its `@id`. */
const relatedClass = (documented: Documented, id: string): RelatedClass => ({
  type: entityName(id),
  path: pathOfClass(documented, id),
  property: (name) => {
    const nodes = nodesOf(hydra(classNamed(documented.documentation, id) ?? {}, 'supportedProperty'));
    const node = nodes.find((one) => propertyName(one) === name);
    if (!node) return null;
    const property = toMap(hydra(node, 'property'));
    const related = relatedOf(documented.documentation, property);
    return {
      label: toText(hydra(node, 'description')),
      related: related === null ? null : relatedClass(documented, related),
      isDecimal: rangesOf(property).some((range) => /^(?:xmls:|xsd:|.*XMLSchema#)decimal$/.test(range)),
    };
  },
});
