// Serves the built application beside an API elsewhere, at API_URL.
import { runServer } from './runServer.ts';
import { fromEnvironment } from './settings.ts';
import { StartError } from './StartError.ts';
import { startServer } from './startServer.ts';

await runServer(async () => {
  const settings = fromEnvironment(process.env);
  if (!settings.apiUrl)
    throw new StartError(
      'API_URL is not set: give the address of the API without its /api, for example API_URL=https://api.example.org',
    );
  const running = await startServer(settings);
  return { running, welcome: `Raquette: ${running.url}\nAPI: ${settings.apiUrl.href}\n` };
});
