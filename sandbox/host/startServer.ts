import {
  type OpenedApi,
  type Running,
  startServer as start,
  writeSecurityLog,
} from '../../host/startServer.ts';
import { openSandbox, type Sandbox } from '../api/openSandbox.ts';
import { lockFolder } from './lockFolder.ts';
import { refuseDemoAccounts } from './refuseDemoAccounts.ts';
import type { Settings } from './settings.ts';
import { startProvider } from './startProvider.ts';
import { toHostedApi } from './toHostedApi.ts';
import { toSandboxOptions } from './toSandboxOptions.ts';

/** Starts the site with the reference API on its origin, or without where a real one is named. */
export const startServer = (settings: Settings): Promise<Running> =>
  start(settings, settings.apiUrl ? undefined : (siteUrl) => open(settings, siteUrl));

const open = async (settings: Settings, siteUrl: string): Promise<OpenedApi> => {
  const unlock = settings.databaseUrl ? undefined : await lockFolder(settings.dataDir);
  // Whoever is on the simulated page decides that a payment was made.
  const provider = settings.production ? undefined : await startProvider(siteUrl);
  let sandbox: Sandbox | undefined;
  const close = async (): Promise<void> => {
    await provider?.close();
    await sandbox?.close();
    await unlock?.();
  };
  try {
    const opened = (sandbox = await openSandbox({
      ...toSandboxOptions(settings),
      checkout: provider?.checkout,
      writeSecurityLog,
    }));
    if (settings.production) await refuseDemoAccounts(opened);
    return { ...toHostedApi(opened), endStreams: () => opened.endStreams(), close };
  } catch (error) {
    await close();
    throw error;
  }
};
