import { API, fromId } from './iri.ts';

export const toFileIri = (id: number): string => `${API}/files/${id}`;

/** Reads `/api/files/7`, absolute or not. */
export const fromFileIri = (iri: unknown): number | undefined =>
  typeof iri === 'string'
    ? fromId(/^(?:(?:https?:)?\/\/[^/]+)?\/api\/files\/(\d+)$/.exec(iri)?.[1])
    : undefined;
