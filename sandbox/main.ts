import { fromEnvironment } from './host/settings.ts';
import { startServer } from './host/startServer.ts';
import { toWelcome } from './host/toWelcome.ts';
import { StartError } from './storage/StartError.ts';
import { StaleDatabaseError } from './storage/createTables.ts';

const start = async (): Promise<void> => {
  const settings = fromEnvironment(process.env);
  const running = await startServer(settings);
  process.stdout.write(toWelcome(running.url, settings));
  const stop = (): void => {
    // PGlite writes its files when it is closed; only then may the process end.
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
};

start().catch((error: unknown) => {
  const expected = error instanceof StartError || error instanceof StaleDatabaseError;
  process.stderr.write(`${expected ? error.message : toDetails(error)}\n`);
  process.exit(1);
});

const toDetails = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
