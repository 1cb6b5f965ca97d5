import type { frameTexts } from './frameTexts.ts';
import type { pageTexts } from './pageTexts.ts';

/** The texts beside the code that shows them, by their feature: each `texts.ts` adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled there
export interface TextsBeside {}

/** Every French text of the club area: react-admin's own, the specification's, ours. */
export type Catalogue = typeof frameTexts & typeof pageTexts & AllOf<TextsBeside[keyof TextsBeside]>;

type AllOf<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;

type Branch = { readonly [key: string]: unknown };

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends Branch ? `${K}.${Leaves<T[K]>}` : `${K}`;
}[keyof T & (string | number)];

type Branches<T> = {
  [K in keyof T & string]: T[K] extends Branch ? K | `${K}.${Branches<T[K]>}` : never;
}[keyof T & string];

/** Path of a text that is no resource's: resources name such texts, and have a type before theirs is known. */
export type PlainKey = Leaves<
  typeof frameTexts & typeof pageTexts & AllOf<TextsBeside[Exclude<keyof TextsBeside, 'resources'>]>
>;

/** Path of a French text, `home.title`: a key that is missing or misspelt does not compile. */
export type MessageKey = Leaves<Catalogue>;

/** Path below a branch of the catalogue; what follows the branch comes from the server. */
export type OpenMessageKey = `${Branches<Catalogue>}.${string}`;

/** Names below a branch that have texts of their own: `keyof` of those that are no text. */
export type BranchOf<T> = { [K in keyof T & string]: T[K] extends Branch ? K : never }[keyof T & string];

type Values = Readonly<Record<string, unknown>>;

export interface Translate {
  (key: MessageKey, values?: Values): string;
  /** `_` is the text where the catalogue has none. */
  (key: OpenMessageKey, values: Values & { readonly _: string }): string;
}
