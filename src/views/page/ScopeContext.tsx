import { createContext, use } from 'react';

/** A record that the place of a view implies, with enough of it to be named. */
export interface ScopeRecord {
  readonly '@id': string;
  readonly [key: string]: unknown;
}

/** Values implied by where the user is, by field name. */
export type Scope = Readonly<Record<string, ScopeRecord>>;

export const ScopeContext = createContext<Scope>({});

/**
 * The implied values of the named fields; unknown ones are left out. The field at the end of a dotted path has the
 * value of that name, unless the whole path has one.
 */
export const scopeOf = (scope: Scope, names: readonly string[] = []): Scope =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = scope[name] ?? scope[name.split('.').at(-1) ?? ''];
      return value ? [[name, value]] : [];
    }),
  );

/** The same of the place around. */
export const useScope = (names?: readonly string[]): Scope => scopeOf(use(ScopeContext), names);

/** Several fields of which one has to have the value are alternatives. */
export const toFilter = (scope: Scope, either: Scope = {}): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(scope).map(([name, record]) => [name, record['@id']]),
    ...Object.entries(either).map(([name, record]) => [`or[${name}]`, record['@id']]),
  ]);
