import type pg from 'pg';

/** One process of the application. */
export interface Member {
  /** Its name at PostgreSQL (`application_name`). */
  readonly name: string;
  /** `127.0.0.1:4173`, as nginx names it in its log. */
  readonly address: string;
  readonly url: string;
  /** Of the present process: another one after a restart. */
  pid(): number;
  /** Ends it as the kernel would: SIGKILL, resolved when it is gone. */
  kill(): Promise<void>;
  /** Starts it again on its port, killed before if it still runs; resolves when it answers. */
  restart(): Promise<void>;
}

export interface LogLine {
  /** What the request carried as `X-Mark`. */
  readonly mark: string;
  readonly method: string;
  readonly status: string;
  /** Addresses of every process it was sent to, between commas; `-` when nginx answered by itself. */
  readonly upstream: string;
}

/** Two processes on one PostgreSQL behind nginx. */
export interface Site {
  /** nginx. */
  readonly url: string;
  readonly members: readonly [Member, Member];
  /** A second nginx before them, which ends HTTPS itself: its address in clear, and the port of HTTPS. */
  readonly secured: { readonly url: string; readonly port: number };
  /** An administrator's session of the database beside the processes. */
  connect(): Promise<pg.Client>;
  /** Ends PostgreSQL by this signal and starts it again. */
  restartDatabase(signal: NodeJS.Signals): Promise<void>;
  /** Lines of nginx's log with this mark, once there are that many. */
  logOf(mark: string, count: number): Promise<readonly LogLine[]>;
}

/** A claim about the site: `run` throws when it does not hold, and answers the figure it was seen with. */
export interface Check {
  readonly title: string;
  run(site: Site): Promise<string>;
}
