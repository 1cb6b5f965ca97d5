import { isObject, toList, toText } from './read.ts';

/** Names of the masked fields of a record, which the server sends on request only. */
export const maskedOf = (record: unknown): readonly string[] =>
  isObject(record) ? toList(record['@masked']).flatMap((name) => toText(name) ?? []) : [];
