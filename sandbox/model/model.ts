import type { Condition } from './condition.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';

/** The declared entities with inheritance resolved. */
export interface Model {
  readonly entities: ReadonlyMap<string, ResolvedEntity>;
  /** Finds an entity by type name; throws `Unknown entity 'x'; the model declares: …`. */
  entity(name: string): ResolvedEntity;
  /** Finds an entity by collection path (`/licences`), or undefined. */
  byPath(path: string): ResolvedEntity | undefined;
}

export interface ResolvedEntity extends Entity {
  /** Own and inherited fields, in declaration order (parents first). */
  readonly fields: Readonly<Record<string, Field>>;
  /** Root of the inheritance tree: the entity whose table holds the rows; itself when it extends nothing. */
  readonly root: string;
  /** Value of the root's `type` column for rows of this entity; null when every row of the table belongs. */
  readonly discriminator: string | null;
  /** SQL table, `licences`. */
  readonly table: string;
  /** API Platform short name, `ClubMembership`. */
  readonly shortName: string;
  /**
   * By the place of the path in `access.owners`: which records reach any club by it; null where all do, undefined
   * where that cannot be said.
   */
  readonly belongs: readonly (Condition | null | undefined)[];
}
