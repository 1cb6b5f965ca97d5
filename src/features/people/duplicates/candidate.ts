import type { Json } from '../../../schema/read.ts';

/** Collections whose records hang on a person, by the name of their count. */
export const HANGING = {
  licences: '/licences',
  certificates: '/certificates',
  memberships: '/club_memberships',
  graduations: '/graduations',
  rankings: '/official_rankings',
} as const;

export type Hanging = keyof typeof HANGING;

/** A person who may be recorded twice. */
export interface Candidate {
  readonly iri: string;
  readonly record: Json;
  /** Number of records that depend on it; a collection that the reader may not see is left out. */
  readonly counts: Readonly<Partial<Record<Hanging, number>>>;
}
