import type { StoredFile } from '../model/storedFile.ts';
import type { Row } from '../model/entity.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Condition, Order } from '../model/condition.ts';

/** A record on its way through the resolvers, with the fields its viewer may see. */
export interface RecordSource {
  /** The concrete entity of the record: an organization of type club is a club, and its IRI says so. */
  readonly entity: ResolvedEntity;
  /** The entity whose fields the row carries. */
  readonly readAs: ResolvedEntity;
  readonly row: Row;
}

export interface Window {
  readonly order: readonly Order[];
  readonly offset: number;
  readonly limit: number;
}

/** A filtered list, of which nothing has been read yet. */
export interface ListSource {
  rows(window: Window): Promise<readonly RecordSource[]>;
  total(): Promise<number>;
}

/** Data access of resolvers: the data of one request, as its viewer may see it. */
export interface Reader {
  /** @throws ForbiddenError when the viewer may see no such record at all, or names a club of others */
  list(entity: ResolvedEntity, where: Condition): ListSource;
  /** The list behind a to-many field of a record; empty where the viewer may see nothing of it. */
  linked(source: RecordSource, field: string, target: ResolvedEntity, where: Condition): ListSource;
  /** A record that another points to; null when the viewer may see nothing of it. */
  one(target: ResolvedEntity, id: number): Promise<RecordSource | null>;
  /** An embedded record: who sees its owner's field sees it. */
  owned(target: ResolvedEntity, id: number): Promise<RecordSource | null>;
  /** The files whose keys a field holds, in their order. */
  files(keys: unknown): Promise<readonly StoredFile[]>;
  /**
   * The record an IRI names, of the given entity if one is given; null when there is none for the viewer.
   * @throws ForbiddenError, RequestFailure 400
   */
  byIri(iri: string, expected: ResolvedEntity | null): Promise<RecordSource | null>;
}
