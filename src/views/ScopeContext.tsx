import { createContext, use } from 'react';

/** A record that the place of a view implies, with enough of it to be named. */
export interface ScopeRecord {
  readonly '@id': string;
  readonly [key: string]: unknown;
}

/** Values implied by where the user is, by field name. */
export type Scope = Readonly<Record<string, ScopeRecord>>;

export const ScopeContext = createContext<Scope>({});

/** The implied values of the named fields; unknown ones are left out. */
export const useScope = (names: readonly string[] = []): Scope => {
  const scope = use(ScopeContext);
  return Object.fromEntries(names.flatMap((name) => (scope[name] ? [[name, scope[name]]] : [])));
};

export const toFilter = (scope: Scope): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(scope).map(([name, record]) => [name, record['@id']]));
