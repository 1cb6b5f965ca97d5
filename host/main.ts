// Serves the built application beside an API that stands elsewhere, at API_URL.
import { runServer } from './runServer.ts';
import { fromEnvironment } from './settings.ts';
import { startServer } from './startServer.ts';

await runServer(async () => {
  const settings = fromEnvironment(process.env);
  const running = await startServer(settings);
  return {
    running,
    welcome: `Raquette: ${running.url}\nAPI: ${settings.apiUrl?.href ?? 'none, API_URL is not set'}\n`,
  };
});
