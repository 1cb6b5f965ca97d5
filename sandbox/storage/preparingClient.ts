import pg from 'pg';

/** Plans held; an application asks a few hundred statements again and again. */
const MAX_PLANS = 400;
/** Texts of statements remembered before they have come again. */
const MAX_SEEN = 2000;
/** What can be planned ahead of its values. */
const PLANNED = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * A class of clients that have statements prepared from the second time on: the text is then parsed and planned no more.
 * Statements that come once, as filters of all kinds do, leave nothing behind.
 */
export const createPreparingClient = (): typeof pg.Client => {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || !PLANNED.test(text)) return known;
    if (seen.has(text) && names.size < MAX_PLANS) {
      seen.delete(text);
      const name = `plan${names.size}`;
      names.set(text, name);
      return name;
    }
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
  return class PreparingClient extends pg.Client {
    // The overloads of `query` are many; what a pool hands over is a config, values and a callback.
    override query(...given: readonly unknown[]): never {
      const [config, ...rest] = given;
      // How values are read is the client's matter here: PGlite takes what drizzle says of it for types of parameters.
      const asked = isConfig(config) ? { ...config, name: nameOf(config.text), types: undefined } : config;
      const run = super.query.bind(this) as (...all: readonly unknown[]) => never;
      return run(asked, ...rest);
    }
  };
};

const isConfig = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
