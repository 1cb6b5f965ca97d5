import { fromId } from '../model/iri.ts';

/** The key in an IRI or a number: `/api/clubs/7`, `7`. */
export const idOf = (value: unknown): number | undefined =>
  fromId(typeof value === 'string' ? value.split('/').at(-1) : value);
