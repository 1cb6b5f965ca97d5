import { sql, type SQL } from './sql.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const KEYED = '/* by key */';
/** Begins a statement that finds its rows by keys: whatever these are, the plan is the same, and a server keeps it. */
export const byKey: SQL = sql.raw(`${KEYED} `);

/** Plans kept by a connection; an application sends a few hundred statements again and again. */
const MAX_PLANS = 400;
/** Texts of statements remembered before they have come again. */
const MAX_SEEN = 2000;
/** A statement that can be planned ahead of its values. */
const PLANNED = /^\s*(\/\* by key \*\/ )?(select|with|insert|update|delete)\b/i;
/** "Prepared statement does not exist" and "exists already": a pooler has put another session behind the connection. */
const MISPLACED = new Set(['26000', '42P05']);

/**
 * A class of clients that have statements prepared from the second time on: the text is then parsed and planned no more.
 * Statements that come once, as filters of all kinds do, leave nothing behind. `which` says whether all that can be is
 * prepared, or what is marked as read by key alone.
 */
export const createPreparingClient = (which: 'all' | 'keyed'): typeof pg.Client => {
  const numbers = new Map<string, number>();
  const seen = new Set<string>();
  let isKept = true;
  const numberOf = (text: string): number | undefined => {
    if (!isKept) return undefined;
    const known = numbers.get(text);
    if (known !== undefined || !(which === 'all' ? PLANNED.test(text) : text.startsWith(KEYED))) return known;
    if (seen.has(text) && numbers.size < MAX_PLANS) {
      seen.delete(text);
      numbers.set(text, numbers.size);
      return numbers.get(text);
    }
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
  return class PreparingClient extends pg.Client {
    // Of this connection alone: behind a pooler several share a session.
    readonly #prefix = `plan_${randomBytes(6).toString('hex')}_`;

    // The overloads of `query` are many; a statement comes as its text and its values.
    override query(...given: readonly unknown[]): never {
      const run = super.query.bind(this) as (...all: readonly unknown[]) => Promise<unknown>;
      const [statement] = given;
      const number = isStatement(statement) ? numberOf(statement.text) : undefined;
      if (number === undefined || !isStatement(statement)) return run(...given) as never;
      const pending = run({ ...statement, name: `${this.#prefix}${number}` });
      return pending.catch((error: unknown) => {
        if (!isMisplaced(error)) throw error;
        isKept = false;
        // Within a transaction, which the error has ended, this fails as well, and the first error says why.
        return run(statement).catch(() => {
          throw error;
        });
      }) as never;
    }
  };
};

const isStatement = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

const isMisplaced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && MISPLACED.has(String(error.code));
