import type { Model, ResolvedEntity } from './model.ts';

export const API = '/api';
const MAX_ID = 2_147_483_647;

export const toIri = (entity: ResolvedEntity, id: number): string => `${API}${entity.path}/${id}`;

/** A key as text or number, within what the database can hold. */
export const fromId = (value: unknown): number | undefined => {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : undefined;
};

/** Reads `/api/clubs/7`, absolute or not; undefined when it names no collection of the model. */
export const fromIri = (model: Model, iri: string): { entity: ResolvedEntity; id: number } | undefined => {
  const [, collection, digits] = /^(?:(?:https?:)?\/\/[^/]+)?\/api(\/[a-z0-9_]+)\/(\d+)$/.exec(iri) ?? [];
  const entity = collection === undefined ? undefined : model.byPath(collection);
  const id = fromId(digits);
  return entity && id !== undefined ? { entity, id } : undefined;
};

/** The entity a row really is: an organization of type `club` is a club. */
export const concreteEntity = (model: Model, entity: ResolvedEntity, type: unknown): ResolvedEntity => {
  const concrete = typeof type === 'string' ? model.entities.get(type) : undefined;
  return concrete?.root === entity.root ? concrete : entity;
};
