import { openSandbox } from '../api/openSandbox.ts';
import type { Sandbox } from '../api/openSandbox.ts';
import { createSecurityLog } from '../http/securityLog.ts';
import { createHost } from './createHost.ts';
import { lockFolder } from './lockFolder.ts';
import { openPort } from './openPort.ts';
import { refuseDemoAccounts } from './refuseDemoAccounts.ts';
import type { Settings } from './settings.ts';
import { startProvider } from './startProvider.ts';
import { toSandboxOptions } from './toSandboxOptions.ts';

export interface Running {
  /** `http://127.0.0.1:4173` */
  readonly url: string;
  readonly sandbox: Sandbox | undefined;
  close(): Promise<void>;
}

/**
 * Starts the site. The port is taken first, so that a second start fails at once and before it touches the
 * data; until the sandbox is open every request is answered 503.
 */
export const startServer = async (settings: Settings): Promise<Running> => {
  let answer: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
  const server = await openPort(settings.port, (request, env) => answer(request, env));
  try {
    const { sandbox, close } = settings.apiUrl
      ? { sandbox: undefined, close: nothing }
      : await open(settings, server.url);
    const securityLog = createSecurityLog(writeSecurityLog, () => new Date());
    const host = createHost({ ...settings, sandbox, securityLog });
    answer = (request, env) => host.fetch(request, env);
    return {
      url: server.url,
      sandbox,
      close: async () => {
        await sandbox?.endStreams();
        await server.close();
        await close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** The console, unlike the stream, bears that nobody reads it any more. */
const writeSecurityLog = (line: string): void => console.info(line);

const nothing = async (): Promise<void> => undefined;

const open = async (
  settings: Settings,
  siteUrl: string,
): Promise<{ sandbox: Sandbox; close: () => Promise<void> }> => {
  const unlock = settings.databaseUrl ? nothing : await lockFolder(settings.dataDir);
  // Whoever is on the simulated page decides that a payment was made.
  const provider = settings.production ? undefined : await startProvider(siteUrl);
  let sandbox: Sandbox | undefined;
  const close = async (): Promise<void> => {
    await provider?.close();
    await sandbox?.close();
    await unlock();
  };
  try {
    sandbox = await openSandbox({
      ...toSandboxOptions(settings),
      checkout: provider?.checkout,
      writeSecurityLog,
    });
    if (settings.production) await refuseDemoAccounts(sandbox);
    return { sandbox, close };
  } catch (error) {
    await close();
    throw error;
  }
};
