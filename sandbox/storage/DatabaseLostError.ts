/** The connection to the database was lost, or there is none: whether a write that ran has happened is not known. */
export class DatabaseLostError extends Error {
  override readonly name = 'DatabaseLostError';
}

/** A statement that PostgreSQL refused: its text without its values, which may be anybody's; the cause says why. */
export class FailedStatementError extends Error {
  override readonly name = 'FailedStatementError';
  readonly statement: string;

  constructor(statement: string, options: ErrorOptions) {
    super(`Failed statement: ${statement}`, options);
    this.statement = statement;
  }
}

/** A statement or request was given up because it ran longer than it may: nothing of it is kept. */
export class StatementTimeoutError extends Error {
  override readonly name = 'StatementTimeoutError';
}

/** The database is so busy that a request was not begun in time: nothing of it has happened. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** The disk of the database is full or fails: reading may go on, what was to be written was not. */
export class StorageFailedError extends Error {
  override readonly name = 'StorageFailedError';
}

/** PostgreSQL's `disk_full` and `io_error`. */
const STORAGE_STATES = /^(53100|58030)$/;

/**
 * Classes and codes by which PostgreSQL says that it is going, gone, starting or full, or that a pooler has put another
 * session behind the connection in the middle of a transaction; appendix A of its manual.
 */
const LOST_STATES = /^(08...|57P0[1-5]|53300|26000|42P05)$/;
const LOST_SOCKETS = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of node-postgres for a connection that closed; these errors carry no code. */
const LOST_TEXT =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
const STATEMENT_TIMEOUT = '57014';

/** An error of a statement, converted where the database itself is the cause; any other comes back as it is. */
export const toConnectionFault = (error: unknown): unknown => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code === STATEMENT_TIMEOUT)
      return new StatementTimeoutError('The statement took too long', { cause: error });
    if (STORAGE_STATES.test(code))
      return new StorageFailedError('The database could not be written to', { cause: error });
    if (LOST_STATES.test(code) || LOST_SOCKETS.test(code) || LOST_TEXT.test(cause.message))
      return new DatabaseLostError('The connection to the database was lost', { cause: error });
  }
  return error;
};
