import type { Field } from './field.ts';

/** Levels of a club permission. */
export const LEVEL = { none: 0, read: 1, edit: 2, validate: 3 } as const;

/** Who may do what with the records of an entity. */
export interface Access {
  /** Module of `modulesAccesses` that guards every operation. Absent: none. */
  readonly module?: string;
  /** Action of the club matrix: level 1 reads, level 2 writes. Absent: reading is open to any account. */
  readonly action?: string;
  /**
   * Paths from a record to the club that owns it; a record is visible when one of them reaches a club in
   * which the viewer holds the action. `['id']` is the club itself. Empty: the record belongs to nobody.
   */
  readonly owners: readonly string[];
  /** Operations that club rights can give at all, besides reading. */
  readonly writable: readonly ('POST' | 'PUT' | 'DELETE')[];
  /** Operations for which an account with a second factor has to give it again; none by default. */
  readonly sensitive: readonly ('POST' | 'PUT' | 'DELETE')[];
  /** Fields that any account may read on records outside its own clubs. Absent: such records are not found. */
  readonly publicFields?: readonly string[];
}

/** A record as the storage layer hands it over: keys are field names, relations are integer ids. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

export interface Entity {
  /** Type name of the specification: lower-case words joined by hyphens. */
  readonly name: string;
  /** Collection path, `/licences`. */
  readonly path: string;
  /** French name of one record. */
  readonly label: string;
  /** Parent entity whose table and fields this one shares (single-table inheritance on `type`). */
  readonly extends?: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly access: Access;
  /** Names a record in labels; `${field}` and dotted paths are filled in. */
  readonly represent: string;
}

type Declaration = Omit<Entity, 'name' | 'access'> & { readonly access?: Partial<Access> };

/** Declares an entity. Everything else of the reference API is derived from this value. */
export const entity = (name: string, declaration: Declaration): Entity => ({
  ...declaration,
  name,
  access: { owners: [], writable: [], sensitive: [], ...declaration.access },
});
