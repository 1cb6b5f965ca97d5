import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import { valueAt } from '../lib/paths.ts';
import { isObject } from '../schema/read.ts';

/** A related record that was received as its address alone. */
export const isBareRelation = (value: unknown): boolean =>
  isObject(value)
    ? typeof value['@id'] === 'string' && Object.keys(value).every((key) => ADDRESS.has(key))
    : typeof value === 'string' && value !== '';

/** A related record without data, or without what its resource is named by first: the number of a licence is no name. */
export const lacksName = (value: unknown, definition: ResourceDefinition | undefined): boolean => {
  const [name] = definition?.recordRepresentation ?? [];
  return (
    isBareRelation(value) || (isObject(value) && name !== undefined && valueAt(value, name) === undefined)
  );
};

const ADDRESS: ReadonlySet<string> = new Set(['@id', '@type', 'id']);
