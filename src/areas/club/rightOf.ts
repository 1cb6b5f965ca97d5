import { resources } from '../../resources/index.ts';

/** Module and club action that a resource's pages need; null for what is no resource. */
export const rightOf = (resource: string): { module: string; action: string } | null =>
  resources.find(({ name }) => name === resource)?.right ?? null;
