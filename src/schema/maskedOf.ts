import { isObject, toList, toText } from './read.ts';

/** Names of the fields of a record that the server tells only to those who ask for them. */
export const maskedOf = (record: unknown): readonly string[] =>
  isObject(record) ? toList(record['@masked']).flatMap((name) => toText(name) ?? []) : [];
