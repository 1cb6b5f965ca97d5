import { RequestFailure } from './failures.ts';

/** Limits of a request; every route checks them before anything runs. */
export const LIMITS = {
  /** Characters of a JSON body, the files that it carries left out. */
  bodyLength: 2_000_000,
  /** Entries of any list whose description names no maximum. */
  rows: 1000,
  /** Members of any object. */
  keys: 1000,
  /** Objects and lists inside one another. */
  depth: 32,
  /** Violations of an answer. */
  violations: 100,
  /** Words of a search, and characters of each. */
  words: 10,
  wordLength: 100,
  /** Conditions of a collection's search, values of each, characters of a value, and orders. */
  conditions: 100,
  values: 100,
  valueLength: 1000,
  orders: 20,
} as const;

/** A text between quotes longer than this may be a file; what it is instead is counted once it is read. */
const MAYBE_FILE = 10_000;

/**
 * Refuses a text of JSON before it is read, which takes longer than anything else where it is all brackets and names.
 * @throws RequestFailure 413
 */
export const measureText = (text: string): void => {
  let skipped = 0;
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('"', at);
    const end = start < 0 ? -1 : text.indexOf('"', start + 1);
    const next = end < 0 ? text.length : end + 1;
    if (end - start > MAYBE_FILE) skipped += end - start;
    if (next - skipped > LIMITS.bodyLength) throw tooLarge();
    at = next;
  }
};

export const tooLarge = (): RequestFailure => new RequestFailure(413, 'Cette demande est trop volumineuse.');

/**
 * Refuses a JSON body that costs more than it may. `files` names the members of the body itself that carry files.
 * Entries of its lists are for the descriptions of their fields to count.
 * @throws RequestFailure 400 on too many members or levels, 413 on too much text
 */
export const measureBody = (body: object, files: ReadonlySet<string> = new Set()): void =>
  measureJson(body, files, Infinity);

/**
 * Refuses a query in JSON, a filter or a GraphQL query with its variables, that costs more than it may.
 * @throws RequestFailure 400 on too many members, entries or levels, 413 on too much text
 */
export const measureQuestion = (question: object): void => measureJson(question, new Set(), LIMITS.rows);

const measureJson = (body: object, files: ReadonlySet<string>, rows: number): void => {
  let left: number = LIMITS.bodyLength;
  const spend = (length: number): void => {
    if ((left -= length) < 0) throw tooLarge();
  };
  const measure = (value: unknown, depth: number): void => {
    if (typeof value === 'string') return spend(value.length);
    // As many characters as a number, a boolean or nothing takes at least.
    if (typeof value !== 'object' || value === null) return spend(1);
    if (depth > LIMITS.depth)
      throw new RequestFailure(400, `Cette demande imbrique plus de ${LIMITS.depth} niveaux.`);
    spend(2);
    if (Array.isArray(value)) {
      if (value.length > rows)
        throw new RequestFailure(400, `Une liste de cette demande a plus de ${rows} valeurs.`);
      for (const entry of value) measure(entry, depth + 1);
      return;
    }
    const keys = Object.keys(value);
    if (keys.length > LIMITS.keys)
      throw new RequestFailure(400, `Un objet de cette demande a plus de ${LIMITS.keys} champs.`);
    for (const key of keys) {
      spend(key.length);
      if (depth > 1 || !files.has(key)) measure(Reflect.get(value, key), depth + 1);
    }
  };
  measure(body, 1);
};

/**
 * The words of a search.
 * @throws RequestFailure 400 on more words, or longer ones, than a name has
 */
export const toWords = (text: string): readonly string[] => {
  if (text.length > LIMITS.words * (LIMITS.wordLength + 1)) throw tooLong();
  const words = text.trim().split(/\s+/);
  if (words.length > LIMITS.words || words.some((word) => word.length > LIMITS.wordLength)) throw tooLong();
  return words;
};

const tooLong = (): RequestFailure =>
  new RequestFailure(400, `Une recherche a au plus ${LIMITS.words} mots de ${LIMITS.wordLength} caractères.`);
