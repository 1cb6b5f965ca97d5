import { isObject } from '../schema/read.ts';

/** A related record of which nothing is told but where it stands. */
export const isBareRelation = (value: unknown): boolean =>
  isObject(value)
    ? typeof value['@id'] === 'string' && Object.keys(value).every((key) => ADDRESS.has(key))
    : typeof value === 'string' && value !== '';

const ADDRESS: ReadonlySet<string> = new Set(['@id', '@type', 'id']);
