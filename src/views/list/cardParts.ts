import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import type { Description } from '../../schema/description.ts';
import { kindOf } from '../../schema/kinds.ts';
import { isState } from '../../schema/stateTone.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';
import { columnPaths } from '../table/columnPaths.ts';
import type { Column } from '../table/useColumns.ts';

/** What stands on the card of a record, as dotted paths. */
export interface CardPaths {
  readonly name: readonly string[];
  /** The first two that hold a value are shown. */
  readonly facts: readonly string[];
  /** None or one. */
  readonly state: readonly string[];
  readonly phones: readonly string[];
}

/** The same, resolved against the description. */
export type CardColumns = Readonly<Record<keyof CardPaths, readonly Column[]>>;

const FACTS = 2;

export const factsOf = (facts: readonly Column[], isHeld: (column: Column) => boolean): readonly Column[] =>
  facts.filter(isHeld).slice(0, FACTS);

/** The names of a person or a club stand before its number; facts are those of the head, else the columns of the list. */
export const cardParts = (
  { head, list, fields = {} }: ResourceConfig,
  description: Description,
  definition: ResourceDefinition | undefined,
): CardPaths => {
  const represented = definition?.recordRepresentation ?? [];
  const names = represented.filter(isPersonName);
  const name = names.length > 0 ? names : represented;
  const state = head?.state ?? description.fields.find(isState)?.name;
  const { paths, named } = columnPaths(description, list?.columns, list?.scope);
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
  const facts = head?.facts ?? [...represented, ...paths.slice(0, named)];
  return {
    name,
    facts: [...new Set(facts)].filter((path) => !taken.has(path) && !phones.includes(path)),
    state: state === undefined ? [] : [state],
    phones,
  };
};

export const isPersonName = (path: string): boolean => /(^|\.)(family|given)Name$/.test(path);
