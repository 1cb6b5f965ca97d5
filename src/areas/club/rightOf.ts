import { resources } from '../../resources/index.ts';
import type { Right } from '../../session/access.ts';

/** What the pages of a resource ask for; null for what is no resource. */
export const rightOf = (resource: string): Right | null =>
  resources.find(({ name }) => name === resource)?.right ?? null;
