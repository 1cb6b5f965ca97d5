import { iriOf } from '../lib/iri.ts';
import { isObject, type Json } from '../schema/read.ts';

/** The server's remarks on a write besides, or instead of, the record (202: still in progress). */
type WriteNote = 'accepted' | 'recordless';

/** Invisible to JSON, so that no cache keeps it with the record. */
const NOTE = Symbol('note');

/** `accepted` or `recordless` where the answer to a create or an update was not the record; null where it was. */
export const noteOf = (record: unknown): WriteNote | null => {
  return isObject(record) && NOTE in record ? (record as { [NOTE]: WriteNote })[NOTE] : null;
};

export const withNote = <T extends object>(record: T, note: WriteNote): T => ({ ...record, [NOTE]: note });

/** Whether an answer holds a record that can be opened: not for a bare success, or a record without IRI. */
export const namesRecord = (body: unknown, entrypoint: string): boolean => {
  const iri = iriOf(body);
  return iri !== null && iri.startsWith(`${entrypoint}/`) && !iri.includes('/.well-known/');
};

/**
 * Whether an answer has the shape of the read record. Other serialisation groups, or a resource without output, may
 * answer less.
 */
export const isOfShape = (read: unknown, answered: unknown): boolean => {
  if (read === null || read === undefined || answered === null || answered === undefined) return true;
  if (Array.isArray(read) || Array.isArray(answered))
    return Array.isArray(read) && Array.isArray(answered) && isOfShape(read[0], answered[0]);
  if (!isObject(read) || !isObject(answered)) return isObject(read) === isObject(answered);
  return Object.keys(read).every(
    (key) => Object.hasOwn(answered, key) && isOfShape(read[key], answered[key]),
  );
};

/** A record read again, with null for every key that the server now omits: react-admin would keep the old value. */
export const withBlanks = <T extends object>(before: Json, record: T): T => ({
  ...Object.fromEntries(Object.keys(before).map((key) => [key, null])),
  ...record,
});
