import { PAGE } from '../../data/graphql/query.ts';

/** Autocomplete of the specification: 3 characters, 250 ms, a page of 25. */
export const AUTOCOMPLETE = { characters: 3, debounceMs: 250, page: PAGE } as const;
