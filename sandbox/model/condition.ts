/** A filter, independent of its source (query string or GraphQL arguments). */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly path: string; readonly test: Test }
  /** One of the rows that the record owns under this name for which all of it holds at once. */
  | { readonly some: string; readonly where: Condition }
  /** The place embedded under this name lies within so many kilometres. */
  | ({ readonly near: string } & Circle);

/** Degrees and kilometres. */
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly km: number;
}

export type Scalar = string | number | boolean;

/**
 * `match` follows the field: text contains (case and accents ignored), anything else equals; relations take
 * ids or IRIs; several values are an OR. `exact` compares text whole. A path is dotted: `person.familyName`.
 */
export type Test =
  | { readonly is: 'match' | 'exact'; readonly values: readonly Scalar[] }
  | { readonly is: 'exists'; readonly value: boolean }
  | { readonly is: 'gt' | 'gte' | 'lt' | 'lte'; readonly value: Scalar };

export interface Order {
  readonly path: string;
  readonly direction: 'asc' | 'desc';
}

export interface ListRequest {
  readonly where?: Condition;
  readonly order: readonly Order[];
  readonly limit: number;
  readonly offset: number;
}
