import type { Context } from '../rights/context.ts';
import type { Entity } from '../model/entity.ts';
import type { Viewer } from '../rights/viewer.ts';
import type { ReadQuery } from './fromReadQuery.ts';

/** A record of a read model: plain values under plain names. */
export type ReadRecord = { readonly id: number } & Readonly<Record<string, unknown>>;

/** The part of a read model that a query selects, and how many records it has in all. */
export interface Selection {
  readonly records: readonly ReadRecord[];
  readonly total: number;
}

/** The caller of a read model. */
export interface Caller {
  readonly context: Context;
  readonly viewer: Viewer | null;
}

/** A list that is no collection of the API: plain JSON under `/api/read/{name}`. */
export interface ReadModel {
  readonly name: string;
  /** Describes its fields, and who may read it, as a resource does; without, nothing is described. */
  readonly entity?: Entity;
  /** @throws ForbiddenError, RequestFailure */
  readonly find: (query: ReadQuery, caller: Caller) => Promise<Selection> | Selection;
}
