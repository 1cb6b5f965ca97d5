import { StartError } from './StartError.ts';
import type { Running } from './startServer.ts';

/** Runs a server as this process, until a signal ends it; `start` answers it and what to print. */
export const runServer = async (
  start: () => Promise<{ readonly running: Running; readonly welcome: string }>,
): Promise<void> => {
  try {
    const { running, welcome } = await start();
    process.stdout.write(welcome);
    const stop = (): void => {
      // An embedded database writes its files when it is closed; only then may the process end.
      running.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : toDetails(error)}\n`);
    process.exit(1);
  }
};

const toDetails = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
