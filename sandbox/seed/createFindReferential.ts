/** Finds the id of a referential value; throws on a list or code that the seed does not have. */
export type FindReferential = (type: string, code: string) => number;

/** `ids` are those of all values, each by its list and code: `LicenceType T`. */
export const createFindReferential =
  (ids: ReadonlyMap<string, number>): FindReferential =>
  (type, code) => {
    const id = ids.get(`${type} ${code}`);
    if (id === undefined) throw new Error(`No value '${code}' in the referential ${type}`);
    return id;
  };
