/** A record to insert: keys are field names, relations are ids, many-to-many relations lists of ids. */
export type SeedRow = Readonly<Record<string, SeedValue>> & { readonly id: number };

export type SeedValue =
  string | number | boolean | null | readonly (string | number)[] | Readonly<Record<string, number>>;

type NewRow = Readonly<Record<string, SeedValue>> & { readonly id?: number };

/** Collects the records of a seed and numbers them, entity by entity, from 1. */
export interface Rows {
  /** Keeps a record and returns its id; a record that brings its id keeps it. */
  add(entity: string, row: NewRow): number;
  readonly byEntity: ReadonlyMap<string, readonly SeedRow[]>;
}

/** `tables` are records with ids of their own, which those that are added leave to them. */
export const createRows = (tables: ReadonlyMap<string, readonly SeedRow[]>): Rows => {
  const byEntity = new Map([...tables].map(([entity, rows]) => [entity, [...rows]]));
  const taken = new Map(
    [...tables].map(([entity, rows]) => [entity, new Set(rows.map(({ id }) => id))] as const),
  );
  const last = new Map<string, number>();
  const nextId = (entity: string): number => {
    let id = (last.get(entity) ?? 0) + 1;
    while (taken.get(entity)?.has(id)) id += 1;
    last.set(entity, id);
    return id;
  };
  return {
    byEntity,
    add: (entity, row) => {
      const rows = byEntity.get(entity) ?? [];
      byEntity.set(entity, rows);
      const id = row.id ?? nextId(entity);
      rows.push({ ...row, id });
      return id;
    },
  };
};
