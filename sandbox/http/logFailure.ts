import { FailedStatementError } from '../storage/DatabaseLostError.ts';

/**
 * Writes a fault of ours to stderr without a value of any record: of a statement its text (values are bound) and the
 * codes by which PostgreSQL refused it; its own message and detail repeat the row.
 */
export const logFailure = (error: unknown): void => {
  console.error(describe(error).join('\n'));
};

const MAX_STATEMENT = 500;

const describe = (error: unknown): string[] => {
  if (!(error instanceof Error)) return ['A failure that is no error'];
  const { cause } = error;
  const below = cause === undefined ? [] : describe(cause);
  if (error instanceof FailedStatementError)
    return [`Failed statement: ${error.statement.slice(0, MAX_STATEMENT)}`, ...below, ...framesOf(error)];
  if ('severity' in error || 'routine' in error) return [`PostgreSQL: ${codesOf(error).join(', ')}`];
  return [`${error.name}: ${error.message}`, ...framesOf(error), ...below];
};

const CODES = ['code', 'table', 'column', 'constraint', 'routine'] as const;

const codesOf = (error: Error): string[] =>
  CODES.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? [`${name} ${value}`] : [];
  });

/** The lines of the stack below its message. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => /^ {4}at /.test(line));
