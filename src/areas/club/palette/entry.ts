/** Groups of the palette, in their order. */
export const KINDS = ['recent', 'pages', 'persons', 'clubs', 'teams'] as const;

export type Kind = (typeof KINDS)[number];

/** Something the palette leads to. */
export interface Entry {
  readonly kind: Kind;
  readonly label: string;
  /** What tells it from another of the same name: a licence number, the group of a page. */
  readonly detail: string;
  readonly to: string;
}
