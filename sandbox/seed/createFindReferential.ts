import type { Rows } from './createRows.ts';

/** Finds the id of a referential value; throws on a list or code that the seed does not have. */
export type FindReferential = (type: string, code: string) => number;

export const createFindReferential = ({ byEntity }: Rows): FindReferential => {
  const keyOf = (type: unknown, code: unknown): string => JSON.stringify([type, code]);
  const ids = new Map(
    (byEntity.get('referential') ?? []).map(({ type, code, id }) => [keyOf(type, code), id]),
  );
  return (type, code) => {
    const id = ids.get(keyOf(type, code));
    if (id === undefined) throw new Error(`No value '${code}' in the referential ${type}`);
    return id;
  };
};
