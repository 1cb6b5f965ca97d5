/** A record to insert: keys are field names, relations are ids, many-to-many relations lists of ids. */
export type SeedRow = Readonly<Record<string, SeedValue>> & { readonly id: number };

type SeedValue =
  string | number | boolean | null | readonly (string | number)[] | Readonly<Record<string, number>>;

type NewRow = Readonly<Record<string, SeedValue>> & { readonly id?: number };

/** Collects the records of a seed and numbers them, entity by entity, from 1. */
export interface Rows {
  /** Keeps a record and returns its id; a record that brings its id keeps it. */
  add(entity: string, row: NewRow): number;
  readonly byEntity: ReadonlyMap<string, readonly SeedRow[]>;
}

/** `startOf` gives the number of ids of an entity that are taken already; none by default. */
export const createRows = (startOf: (entity: string) => number = () => 0): Rows => {
  const byEntity = new Map<string, SeedRow[]>();
  return {
    byEntity,
    add: (entity, row) => {
      const rows = byEntity.get(entity) ?? [];
      byEntity.set(entity, rows);
      const id = row.id ?? startOf(entity) + rows.length + 1;
      rows.push({ ...row, id });
      return id;
    },
  };
};
