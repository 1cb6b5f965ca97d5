import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import { namesAmong, USUAL_NAMES } from '../data/createLabelFields.ts';
import { fullName } from '../lib/fullName.ts';
import { collectionOf, identifierIn, idOf, iriOf } from '../lib/iri.ts';
import { valueAt } from '../lib/paths.ts';
import { PLACEHOLDER } from '../lib/placeholder.ts';
import { LONGEST_LINE } from '../schema/description.ts';
import { isObject, toText } from '../schema/read.ts';

/**
 * The name a record goes by: the fields its resource declares, else the first usual name it carries, else that of
 * whom it represents: the person who holds a function, the team or the player on one side of a meeting. A record of a
 * resource that the server alone knows goes by what is called a name, else by its first short text; what has none by its
 * identifier.
 */
export const labelOf = (record: unknown, definition?: ResourceDefinition): string => {
  const name = nameOf(record, definition);
  return definition?.toLabel?.(name) ?? name;
};

const nameOf = (record: unknown, definition?: ResourceDefinition): string => {
  if (!isObject(record)) return typeof record === 'string' ? nameless(record, definition) : PLACEHOLDER;
  const declared = (definition?.recordRepresentation ?? [])
    .map((path) => toText(valueAt(record, path)))
    .filter((part) => part !== null)
    .join(definition?.separator ?? ' ');
  const usual = USUAL_NAMES.map((path) => toText(record[path])).find((text) => text !== null);
  const text = definition?.isDiscovered ? textOf(record) : null;
  return (
    declared || usual || personOf(record) || sideOf(record) || text || nameless(iriOf(record), definition)
  );
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

/** What is called a name, else the first short text of a record in the order of its fields. */
const textOf = (record: Readonly<Record<string, unknown>>): string | null => {
  const texts = Object.keys(record).filter(
    (name) => !name.startsWith('@') && name !== 'id' && name !== 'originId' && isLineText(record[name]),
  );
  const names = namesAmong(texts);
  const words = (names.length > 0 ? names : texts.slice(0, 1)).map((name) => toText(record[name]));
  return words.length > 0 ? words.join(' ') : null;
};

const isLineText = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= LONGEST_LINE &&
  // Neither an address, nor a day, nor a duration.
  !/^\/|\n|^\d{4}-\d\d-\d\d|^P(?:\d|T\d)[\dYMWDTHS.,]*$/.test(value);

/** An address alone still distinguishes records: `n° 34`, or what it holds instead of a number. */
const nameless = (iri: string | null, definition: ResourceDefinition | undefined): string => {
  const path = definition?.path ?? collectionOf(iri ?? '');
  const identifier = path && iri ? identifierIn(iri, path) : null;
  // Behind a slash within it (`A/1`) is no number of its own.
  const id = identifier?.includes('/') ? null : idOf(iri);
  return id === null ? identifier || PLACEHOLDER : `n° ${id}`;
};
