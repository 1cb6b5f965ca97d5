import type { CDPSession } from '@playwright/test';
import { gzipKibibytes } from './measureChunks.ts';

interface Scripts {
  /** KiB as they came over the wire, headers included, whatever their encoding. */
  readonly transferred: () => number;
  /** KiB of the same files as gzip. */
  readonly gzip: () => Promise<number>;
}

/** What a page downloads of the application's scripts, from here on. */
export const watchScripts = async (session: CDPSession): Promise<Scripts> => {
  const names = new Map<string, string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) names.set(requestId, pathname.slice(8));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (names.has(requestId)) bytes += encodedDataLength;
  });
  return {
    transferred: () => bytes / 1024,
    gzip: async () => {
      const sizes = await Promise.all([...new Set(names.values())].map(gzipKibibytes));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
};
