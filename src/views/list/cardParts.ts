import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import type { Description } from '../../schema/description.ts';
import { kindOf, type Kind } from '../../schema/kinds.ts';
import { isObject } from '../../schema/read.ts';
import { isState } from '../../schema/stateTone.ts';
import type { ListConfig, ResourceConfig } from '../page/ResourceConfig.ts';
import { columnPaths } from '../table/columnPaths.ts';
import type { Column } from '../table/useColumns.ts';
import { filterLeaves } from './filterLeaves.ts';

/** Content of a record's card, as dotted paths. */
interface CardPaths {
  readonly name: readonly string[];
  /** The first two with a value are shown. */
  readonly facts: readonly string[];
  /** None or one. */
  readonly state: readonly string[];
  readonly phones: readonly string[];
}

/** The same, resolved against the description. */
export type CardColumns = Readonly<Record<keyof CardPaths, readonly Column[]>>;

const FACTS = 2;

export const factsOf = (
  facts: readonly Column[],
  isIncluded: (column: Column) => boolean,
): readonly Column[] => facts.filter(isIncluded).slice(0, FACTS);

/** Paths by which the list keeps to one value, of its own or because somebody filters by it. */
export const fixedPaths = (list: ListConfig | undefined, filterValues: unknown): readonly string[] => [
  ...(list?.scope ?? []),
  ...Object.keys(list?.filter ?? {}),
  ...filterLeaves(filterValues)
    .filter(({ isPresence, value }) => !isPresence && !isObject(value) && [value].flat().length === 1)
    .map(({ path }) => path),
];

/** Whether every row has the same value in a column; a text is filtered by a part of it. */
export const isFixed = ({ path, field }: Column, fixed: readonly string[]): boolean =>
  CHOSEN.has(kindOf(field)) && ['', ...KEYS].some((key) => fixed.includes(`${path}${key}`));

/** What a record is filtered by in its own stead: those of one league are several clubs. */
const KEYS = ['.id', '.code', '.identifier'] as const;

const CHOSEN: ReadonlySet<Kind> = new Set<Kind>(['choice', 'relation', 'boolean']);

/**
 * The names of a person or a club come before its number; facts are those of the head, else the columns that the reader
 * has in the list.
 */
export const cardParts = (
  { head, list, fields = {} }: ResourceConfig,
  description: Description,
  definition: ResourceDefinition | undefined,
  shown: readonly string[],
): CardPaths => {
  const represented = definition?.recordRepresentation ?? [];
  const names = represented.filter(isPersonName);
  const name = names.length > 0 ? names : represented;
  const state = head?.state ?? description.fields.find(isState)?.name;
  const { paths } = columnPaths(description, list?.columns, list?.scope);
  const pictures = description.fields.filter((field) => ['image', 'file', 'files'].includes(kindOf(field)));
  const taken = new Set([
    ...name,
    state,
    ...(name.length === 0 ? ['name'] : []),
    ...pictures.map((field) => field.name),
  ]);
  const isPhone = (path: string): boolean => {
    const field = description.fields.find((one) => one.name === path);
    return field ? kindOf(field, fields[path]) === 'phone' : /(telephone|phone)$/i.test(path);
  };
  const phones = (head?.contacts ?? paths).filter(isPhone);
  const facts = head?.card ?? head?.facts ?? [...represented, ...shown];
  return {
    name,
    facts: [...new Set(facts)].filter((path) => !taken.has(path) && !phones.includes(path)),
    state: state === undefined ? [] : [state],
    phones,
  };
};

export const isPersonName = (path: string): boolean => /(^|\.)(family|given)Name$/.test(path);
