import { fileURLToPath } from 'node:url';
import { startDaemon } from './startDaemon.ts';
import type { Member } from './Site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts one process of the application on this port and database, believing a proxy on this machine. */
export const startMember = async (
  name: string,
  port: number,
  databaseUrl: string,
): Promise<Member & { stop(): Promise<void> }> => {
  const address = `127.0.0.1:${port}`;
  const url = `http://${address}`;
  const start = () =>
    startDaemon(
      process.execPath,
      ['--import', 'tsx', 'sandbox/main.ts'],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          PORT: String(port),
          DATABASE_URL: databaseUrl,
          TRUST_PROXY: '127.0.0.1',
          NODE_ENV: 'test',
          API_URL: '',
        },
      },
      () => isAnswering(url),
    );
  let daemon = await start();
  return {
    name,
    address,
    url,
    pid: () => daemon.pid,
    kill: () => daemon.stop('SIGKILL'),
    restart: async () => {
      await daemon.stop('SIGKILL');
      daemon = await start();
    },
    stop: () => daemon.stop('SIGTERM'),
  };
};

const isAnswering = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/sandbox/mailbox`)).ok;
  } catch {
    return false;
  }
};
