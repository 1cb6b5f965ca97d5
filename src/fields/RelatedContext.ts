import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** Records behind relations, by IRI: what a page has read because its own records hold bare addresses of them. */
export type Related = ReadonlyMap<string, RaRecord>;

export const RelatedContext = createContext<Related>(new Map());
