import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import { USUAL_NAMES } from '../data/createLabelFields.ts';
import { fullName } from '../lib/fullName.ts';
import { idOf, iriOf } from '../lib/iri.ts';
import { valueAt } from '../lib/paths.ts';
import { PLACEHOLDER } from '../lib/placeholder.ts';
import { isObject, toText } from '../schema/read.ts';

/**
 * The name a record goes by: the fields its resource declares, else the first usual name it carries, else that of
 * whom it stands for: the person who holds a function, the team or the player on one side of a meeting.
 */
export const labelOf = (record: unknown, definition?: ResourceDefinition): string => {
  if (!isObject(record)) return typeof record === 'string' ? nameless(record) : PLACEHOLDER;
  const declared = (definition?.recordRepresentation ?? [])
    .map((path) => toText(valueAt(record, path)))
    .filter((part) => part !== null)
    .join(definition?.separator ?? ' ');
  const usual = USUAL_NAMES.map((path) => toText(record[path])).find((text) => text !== null);
  return declared || usual || personOf(record) || sideOf(record) || nameless(iriOf(record));
};

const sideOf = ({ team, player }: Readonly<Record<string, unknown>>): string | null => {
  const side = [team, player].find(isObject);
  if (!side) return null;
  return toText(side.name) ?? personOf(side);
};

const personOf = ({ person }: Readonly<Record<string, unknown>>): string | null => {
  const name = fullName(person);
  return name === PLACEHOLDER ? null : name;
};

/** An address alone still tells records apart: `n° 34`. */
const nameless = (iri: string | null): string => {
  const id = idOf(iri);
  return id === null ? PLACEHOLDER : `n° ${id}`;
};
