/** A record of a read model: plain values under plain names. */
export type ReadRecord = { readonly id: number } & Readonly<Record<string, string | number>>;

/** A list that is no collection of the API: plain JSON under `/api/read/{name}`. */
export interface ReadModel {
  readonly name: string;
  readonly records: readonly ReadRecord[];
}
