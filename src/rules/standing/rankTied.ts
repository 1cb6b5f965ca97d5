/** A figure of somebody, the higher the better, counted in what was played among `group` only. */
export type Criterion<Id> = (id: Id, group: readonly Id[]) => number;

/** Those of equal rank, from the best on. */
export type Ranks<Id> = readonly (readonly Id[])[];

/**
 * Separates who is equal by one criterion after the other. Who stays equal in a smaller circle is compared anew, from
 * the first criterion on, in what was played among that circle only; who stays equal to the last shares a rank.
 */
export const rankTied = <Id>(group: readonly Id[], criteria: readonly Criterion<Id>[]): Ranks<Id> => {
  if (group.length < 2) return group.length === 0 ? [] : [group];
  for (const criterion of criteria) {
    const parts = splitBy(group, (id) => criterion(id, group));
    if (parts.length > 1) return parts.flatMap((part) => rankTied(part, criteria));
  }
  return [group];
};

/** Those of equal value together, the highest value first; the order inside is kept. */
export const splitBy = <Item>(items: readonly Item[], valueOf: (item: Item) => number): Item[][] => {
  const values = new Map(items.map((item) => [item, valueOf(item)]));
  const steps = [...new Set(values.values())].toSorted((a, b) => (a === b ? 0 : b > a ? 1 : -1));
  return steps.map((step) => items.filter((item) => values.get(item) === step));
};

/** Won divided by lost: nothing lost is the best there is, nothing played counts as nothing won. */
export const quotient = (won: number, lost: number): number => {
  if (lost === 0) return won === 0 ? 0 : Infinity;
  return won / lost;
};
