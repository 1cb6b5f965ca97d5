import { runServer } from '../host/runServer.ts';
import { fromEnvironment } from './host/settings.ts';
import { startServer } from './host/startServer.ts';
import { toWelcome } from './host/toWelcome.ts';

await runServer(async () => {
  const settings = fromEnvironment(process.env);
  const running = await startServer(settings);
  return { running, welcome: toWelcome(running.url, settings) };
});
