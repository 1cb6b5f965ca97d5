import { createClient } from './createClient.ts';
import type { Options } from './options.ts';
import { readServer, type MappingAnswer } from './readServer.ts';
import { startSandbox } from './startSandbox.ts';

/** Everything that a server describes: of the address given, of a sandbox started for it otherwise. */
export const readDescriptions = async (
  api: string | undefined,
  { token, username = 'gestionnaire', password = 'demo', note }: Options,
): Promise<readonly MappingAnswer[]> => {
  const sandbox = api === undefined ? await startSandbox() : null;
  try {
    const access = token === undefined ? { username, password } : { token };
    return await readServer(await createClient(api ?? sandbox?.url ?? '', access), note);
  } finally {
    await sandbox?.stop();
  }
};
