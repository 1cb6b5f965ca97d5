import type { ResolvedEntity } from '../model/model.ts';

/** Whether its records are told to all accounts alike and written by none: countries, categories, seasons. */
export const isReference = ({ access }: ResolvedEntity): boolean =>
  access.owners.length === 0 &&
  access.writable.length === 0 &&
  access.holder === undefined &&
  access.self === undefined &&
  access.masks === undefined;
