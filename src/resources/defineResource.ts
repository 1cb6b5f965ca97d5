import type { FieldHint } from '../schema/kinds.ts';
import type { ResourceConfig } from '../views/ResourceConfig.ts';

/** `familyName` or, one step behind a relation or an embedded object, `mainAddress.addressLocality`. */
type FieldPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<NonNullable<T[K]>>}`;
}[keyof T & string];

/** Also `lines.amount`, the field of every entry of a list. */
type HintPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<Entry<NonNullable<T[K]>>>}`;
}[keyof T & string];

type Entry<V> = V extends readonly (infer E)[] ? NonNullable<E> : V;

type KeyBehind<V> = V extends readonly unknown[] ? never : V extends object ? keyof V & string : never;

interface Definition<T> {
  readonly list?: {
    readonly columns?: readonly FieldPath<T>[];
    readonly filters?: readonly FieldPath<T>[];
    /** The relation that ties a record to the club of the address. */
    readonly scope?: keyof T & string;
    /** The list starts with the current season. */
    readonly seasonal?: boolean;
  };
  readonly form?: Omit<NonNullable<ResourceConfig['form']>, 'sections'> & {
    readonly sections?: Sections<T>;
  };
  /** What stands in may be missing from the description of the reference server: other servers tell it instead. */
  readonly show?: { readonly standIns?: Readonly<Partial<Record<keyof T & string, string>>> };
  readonly parts?: Readonly<Record<string, Sections<T>>>;
  readonly fields?: Readonly<Partial<Record<HintPath<T>, FieldHint>>>;
}

type Sections<T> = Readonly<Record<string, readonly (keyof T & string)[]>>;

/** Declares what a resource chooses of its generated views; a name that the server does not describe fails to compile. */
export const defineResource = <T>({ list, form, show, parts, fields }: Definition<T>): ResourceConfig => ({
  list: {
    ...(list?.columns ? { columns: list.columns } : {}),
    ...(list?.filters ? { filters: list.filters } : {}),
    scope: list?.scope ? [list.scope] : [],
    preset: list?.seasonal ? ['season'] : [],
  },
  ...(form ? { form } : {}),
  ...(show ? { show: show as NonNullable<ResourceConfig['show']> } : {}),
  ...(parts ? { parts } : {}),
  ...(fields ? { fields: fields as NonNullable<ResourceConfig['fields']> } : {}),
});
