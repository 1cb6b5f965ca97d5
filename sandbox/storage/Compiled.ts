import { Name, SQL, StringChunk } from 'drizzle-orm';

type Written = ReturnType<SQL['toQuery']>;

/**
 * A statement that writes its own text. drizzle's builder makes an object and joins a list at each level of a nested
 * statement; a list with rights and labels took it longer than it took the database.
 */
export class Compiled extends SQL {
  readonly #statement: SQL;

  constructor(statement: SQL) {
    super([]);
    this.#statement = statement;
  }

  override toQuery(config: Parameters<SQL['toQuery']>[0]): Written {
    const text: string[] = [];
    const params: unknown[] = [];
    /** False at a part that is left to drizzle: a list of values, say. */
    const write = (chunk: unknown): boolean => {
      if (chunk === undefined) return true;
      if (chunk instanceof SQL) return chunk.queryChunks.every(write);
      if (chunk instanceof StringChunk) text.push(...chunk.value);
      else if (chunk instanceof Name) text.push(`"${chunk.value.replaceAll('"', '""')}"`);
      else if (chunk !== null && typeof chunk === 'object') return false;
      else text.push(`$${params.push(chunk)}`);
      return true;
    };
    return write(this.#statement) ? { sql: text.join(''), params } : this.#statement.toQuery(config);
  }
}
