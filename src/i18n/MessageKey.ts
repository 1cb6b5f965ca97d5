import type { catalogue } from './createI18nProvider.ts';

type Branch = { readonly [key: string]: unknown };

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends Branch ? `${K}.${Leaves<T[K]>}` : `${K}`;
}[keyof T & (string | number)];

type Branches<T> = {
  [K in keyof T & string]: T[K] extends Branch ? K | `${K}.${Branches<T[K]>}` : never;
}[keyof T & string];

/** Path of a French text, `home.title`: a key that is missing or misspelt does not compile. */
export type MessageKey = Leaves<typeof catalogue>;

/** Path below a branch of the catalogue; what follows the branch comes from the server. */
export type OpenMessageKey = `${Branches<typeof catalogue>}.${string}`;

/** Names below a branch that texts of their own stand under: `keyof` of those that are no text. */
export type BranchOf<T> = { [K in keyof T & string]: T[K] extends Branch ? K : never }[keyof T & string];

export type Catalogue = typeof catalogue;

type Values = Readonly<Record<string, unknown>>;

export interface Translate {
  (key: MessageKey, values?: Values): string;
  /** `_` is the text where the catalogue has none. */
  (key: OpenMessageKey, values: Values & { readonly _: string }): string;
}
