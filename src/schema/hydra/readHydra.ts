import { fromApiPath } from '../../lib/iri.ts';
import { toList, toMap, toText, type Json } from '../read.ts';

/** A member of the Hydra vocabulary, written with the prefix (API Platform up to 3) or without it. */
export const hydra = (node: Json, name: string): unknown => node[`hydra:${name}`] ?? node[name];

export const nodesOf = (value: unknown): readonly Json[] => toList(value).map(toMap);

/** Class of the documentation by its `@id`. */
export const classNamed = (documentation: Json, id: string): Json | null =>
  nodesOf(hydra(documentation, 'supportedClass')).find((entry) => entry['@id'] === id) ?? null;

/** Property of the entrypoint that leads to a collection: `/people` gives `person`; null for an unknown path. */
export const entryOf = (entrypoint: Json, path: string): string | null =>
  Object.entries(entrypoint).find(
    ([name, iri]) => !name.startsWith('@') && typeof iri === 'string' && fromApiPath(iri) === path,
  )?.[0] ?? null;

/** The entrypoint's own account of one collection: the class of its records and what may be done with it. */
export const collectionNamed = (documentation: Json, entry: string): Json | null =>
  nodesOf(hydra(classNamed(documentation, '#Entrypoint') ?? {}, 'supportedProperty'))
    .map((node) => toMap(hydra(node, 'property')))
    .find((property) => property['@id'] === `#Entrypoint/${entry}`) ?? null;

/** Classes that a property leads to: of a relation one, of a collection the class of its members. */
export const rangesOf = (property: Json): readonly string[] => {
  const range = property.range ?? property['rdfs:range'];
  return (Array.isArray(range) ? range : [range]).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry];
    const node = toMap(entry);
    const members = toMap(toMap(node['owl:equivalentClass'])['owl:allValuesFrom'])['@id'];
    const id = toText(members) ?? toText(node['@id']);
    return id === null || id.endsWith('Collection') ? [] : [id];
  });
};

/** HTTP verbs of the operations that a class or a collection supports. */
export const verbsOf = (node: Json): readonly string[] =>
  nodesOf(hydra(node, 'supportedOperation')).flatMap((operation) => toText(hydra(operation, 'method')) ?? []);
