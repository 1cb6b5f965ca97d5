import { fromApiPath, toApiPath } from '../../lib/iri.ts';
import { isObject, toList, toMap, toText, type Json } from '../read.ts';
import { answerSchema, membersOf, readSchema } from './readOpenApi.ts';

/**
 * The entrypoint of a server that has none, or whose one is empty: class -> address of the collection, of each path
 * without parameters that answers with JSON-LD members. A class with two collections gives its name to the first.
 */
export const entrypointOf = (document: unknown): Json => {
  const root = toMap(document);
  const entrypoint: Record<string, string> = {};
  for (const [path, operations] of Object.entries(toMap(root.paths))) {
    const { get } = toMap(operations);
    if (path.includes('{') || !isList(root, get)) continue;
    const address = fromApiPath(path) === null ? toApiPath(path) : path;
    const name = toText(toList(toMap(get).tags)[0]) ?? '';
    const entity = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    const isFree = /^[a-z]\w*$/i.test(entity) && !Object.hasOwn(entrypoint, entity);
    entrypoint[isFree ? entity : address.replace(/^.*\//, '')] = address;
  }
  return entrypoint;
};

const isList = (document: Json, operation: unknown): boolean => {
  const members = membersOf(readSchema(document, answerSchema(operation)));
  return members !== undefined && isObject(readSchema(document, members).keywords.items);
};
