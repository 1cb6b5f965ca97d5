import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import type { Column } from './useColumns.ts';

/** The columns that one cell shows. */
export type CellColumns = readonly [Column, ...Column[]];

const FAMILY_NAME = 'familyName';
const GIVEN_NAME = 'givenName';

/**
 * A family name and the given name right behind it share one cell below both headings: people are read by their
 * whole name, and are ordered and arranged by either part of it.
 */
export const toCells = (columns: readonly Column[]): readonly CellColumns[] =>
  columns.flatMap((column, index): CellColumns[] => {
    if (isPair(columns[index - 1], column)) return [];
    const next = columns[index + 1];
    return [next && isPair(column, next) ? [column, next] : [column]];
  });

const isPair = (family: Column | undefined, given: Column): boolean =>
  family !== undefined &&
  endsWith(family.path, FAMILY_NAME) &&
  endsWith(given.path, GIVEN_NAME) &&
  family.path.slice(0, -FAMILY_NAME.length) === given.path.slice(0, -GIVEN_NAME.length);

const endsWith = (path: string, name: string): boolean => path === name || path.endsWith(`.${name}`);

/** Whether records of a resource are people, who are called by their names. */
export const isPerson = (definition: ResourceDefinition | undefined): boolean =>
  definition?.recordRepresentation?.[0] === FAMILY_NAME;
