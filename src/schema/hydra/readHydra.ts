import { fromApiPath } from '../../lib/iri.ts';
import { toList, toMap, toText, type Json } from '../read.ts';

/** A member of the Hydra vocabulary, written with the prefix (API Platform up to 3) or without it. */
export const hydra = (node: Json, name: string): unknown => node[`hydra:${name}`] ?? node[name];

/** Nodes of a list; one alone may be without it. */
export const nodesOf = (value: unknown): readonly Json[] => {
  const node = toMap(value);
  return '@type' in node || '@id' in node ? [node] : toList(value).map(toMap);
};

/** Class of the documentation by its `@id`. */
export const classNamed = (documentation: Json, id: string): Json | null =>
  indexOf(documentation, CLASSES, () => nodesOf(hydra(documentation, 'supportedClass'))).get(id) ?? null;

/** Property of the entrypoint that leads to a collection: `/people` gives `person`; null for an unknown path. */
export const entryOf = (entrypoint: Json, path: string): string | null =>
  Object.entries(entrypoint).find(
    ([name, iri]) => !name.startsWith('@') && typeof iri === 'string' && fromApiPath(iri) === path,
  )?.[0] ?? null;

/** The entrypoint's own account of one collection: the class of its records and what may be done with it. */
export const collectionNamed = (documentation: Json, entry: string): Json | null =>
  indexOf(documentation, COLLECTIONS, () =>
    nodesOf(hydra(classNamed(documentation, '#Entrypoint') ?? {}, 'supportedProperty')).map((node) =>
      toMap(hydra(node, 'property')),
    ),
  ).get(`#Entrypoint/${entry}`) ?? null;

type Index = WeakMap<Json, ReadonlyMap<unknown, Json>>;

const CLASSES: Index = new WeakMap();

const COLLECTIONS: Index = new WeakMap();

/** Nodes of a documentation by `@id`, sorted once: a large one is searched for each of its relations. */
const indexOf = (
  documentation: Json,
  kept: Index,
  read: () => readonly Json[],
): ReadonlyMap<unknown, Json> => {
  const known =
    kept.get(documentation) ??
    new Map(
      read()
        .toReversed()
        .map((node) => [node['@id'], node]),
    );
  kept.set(documentation, known);
  return known;
};

/**
 * Classes that a property leads to: of a relation one, of a collection the class of its members, which its range holds
 * (`owl:equivalentClass`) or, since API Platform 4.4, an assertion beside it.
 */
export const rangesOf = (property: Json): readonly string[] => {
  const asserted = [hydra(property, 'memberAssertion')]
    .flat()
    .flatMap((assertion) => idOf(hydra(toMap(assertion), 'object')) ?? []);
  if (asserted.length > 0) return asserted;
  const range = property.range ?? property['rdfs:range'];
  return (Array.isArray(range) ? range : [range]).flatMap((entry: unknown) => {
    const equivalent = toMap(toMap(entry)['owl:equivalentClass']);
    const id = idOf(equivalent['owl:allValuesFrom']) ?? idOf(entry);
    return id === null || id.endsWith('Collection') ? [] : [id];
  });
};

/** An address by itself or in an object. */
const idOf = (value: unknown): string | null =>
  typeof value === 'string' ? toText(value) : toText(toMap(value)['@id']);

/** Names of the parameters that a collection says it may be searched by. */
export const searchOf = (collection: unknown): readonly string[] =>
  nodesOf(hydra(toMap(hydra(toMap(collection), 'search')), 'mapping')).flatMap(
    (node) => toText(hydra(node, 'variable')) ?? [],
  );
