import type { Condition } from './condition.ts';
import type { Field } from './field.ts';
import type { States } from './states.ts';

/** Levels of a club permission. */
export const LEVEL = { none: 0, read: 1, edit: 2, validate: 3 } as const;

/** Rights on the records of an entity. */
export interface Access {
  /** Module of `modulesAccesses` that guards every operation. Absent: none. */
  readonly module?: string;
  /** Action of the club matrix: level 1 reads, level 2 writes. Absent: reading is open to any account. */
  readonly action?: string;
  /** Reading is open to any account all the same: the action guards writing alone. */
  readonly open?: true;
  /** Level of the action that writing needs, where it is more than `edit`: money needs `validate`. */
  readonly level?: number;
  /**
   * Paths from a record to the club that owns it; a record is visible when one of them reaches a club in
   * which the viewer holds the action. `['id']` is the club itself. Empty: the record belongs to nobody.
   */
  readonly owners: readonly string[];
  /**
   * Hidden field that keeps whether the paths which begin at whoever has the record as its own reach a club. For the few
   * entities that have the most records; storage keeps it.
   */
  readonly reach?: string;
  /** The account that a record is for: it alone sees and changes it, whatever rights others hold. */
  readonly holder?: string;
  /** The account that a record describes: it reads it without any right of a club, and it alone changes it. */
  readonly self?: string;
  /** Operations that club rights can give at all, besides reading. */
  readonly writable: readonly ('POST' | 'PUT' | 'DELETE')[];
  /** The records that can be written at all, where not all of them. */
  readonly writableWhen?: Condition;
  /** Who may change a record, as a sentence for those who may not. */
  readonly refusal?: string;
  /** Operations for which an account with a second factor has to give it again; none by default. */
  readonly sensitive: readonly ('POST' | 'PUT' | 'DELETE')[];
  /** Whether an account without a second factor has to enter a mailed code, too. */
  readonly sensitiveToAll?: true;
  /** Fields that any account may read on records outside its own clubs. Absent: such records are not found. */
  readonly publicFields?: readonly string[];
  /** Which records outside its own clubs an account may read at all, where not all of them. */
  readonly publicWhen?: Condition;
  /**
   * Whoever has no account may read these public fields too: results, tournaments and what they hang on. `graphql`
   * opens what only means something beside them, and leaves its own collection closed.
   */
  readonly anonymous?: true | 'graphql';
  /** Fields shown only on request, which leaves a trace. */
  readonly masks?: Masks;
}

export interface Masks {
  /** French name of what is masked: `Coordonnées`. */
  readonly label: string;
  readonly fields: readonly string[];
  /** Paths to the birth dates that make the record that of a minor; absent, every record is masked. */
  readonly minor?: readonly string[];
  /** Paths to years of birth that do the same where no day is known; whoever turns 18 this year counts as a minor. */
  readonly minorByYear?: readonly string[];
  /** Fields whose files leave a trace when their content is read. */
  readonly files?: readonly string[];
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
  /** Label of the creation date in lists; absent: not shown there. */
  readonly dated?: string;
  /** The process that a record goes through. */
  readonly states?: States;
  /**
   * What becomes of a body that an account sends again within a minute, which is never meant: it is answered with the
   * record that it has made, or refused by a rule that names the existing record. Absent for what nobody creates.
   */
  readonly twins?: 'answered' | 'refused';
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
