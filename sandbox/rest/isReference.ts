import type { ResolvedEntity } from '../model/model.ts';

/** Whether all accounts alike read its records and none writes them: countries, categories, seasons. */
export const isReference = ({ access }: ResolvedEntity): boolean =>
  access.owners.length === 0 &&
  access.writable.length === 0 &&
  access.holder === undefined &&
  access.self === undefined &&
  access.masks === undefined;
