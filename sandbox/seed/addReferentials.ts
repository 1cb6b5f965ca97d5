import type { Rows } from './createRows.ts';
import { referentialValues } from './data/referentials.ts';

/** Finds the id of a referential value; throws on a list or code that the seed does not have. */
export type FindReferential = (type: string, code: string) => number;

export const addReferentials = (rows: Rows): FindReferential => {
  const ids = new Map<string, number>();
  for (const [type, values] of Object.entries(referentialValues))
    for (const [index, [code, name]] of Object.entries(values).entries())
      ids.set(`${type} ${code}`, rows.add('referential', { type, name, code, position: index + 1 }));
  return (type, code) => {
    const id = ids.get(`${type} ${code}`);
    if (id === undefined) throw new Error(`No value '${code}' in the referential ${type}`);
    return id;
  };
};
