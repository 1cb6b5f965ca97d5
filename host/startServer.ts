import { createHost, type HostedApi } from './createHost.ts';
import { openPort } from './openPort.ts';
import { createSecurityLog } from './securityLog.ts';
import type { Settings } from './settings.ts';

export interface Running {
  /** `http://127.0.0.1:4173` */
  readonly url: string;
  close(): Promise<void>;
}

/** An API that begins and ends with the site. */
export interface OpenedApi extends HostedApi {
  /** Ends what would stay open for ever, so that the other requests can finish. */
  endStreams(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the site. The port is taken first, so that a second start fails at once and before it touches any data; until
 * the API of the same origin is open, where there is one, every request is answered 503.
 */
export const startServer = async (
  settings: Settings,
  openApi?: (siteUrl: string) => Promise<OpenedApi>,
): Promise<Running> => {
  let answer: (request: Request, env: object) => Response | Promise<Response> = () =>
    new Response('Starting', { status: 503, headers: { 'Retry-After': '1' } });
  const server = await openPort(settings.port, (request, env) => answer(request, env));
  try {
    const api = await openApi?.(server.url);
    const securityLog = createSecurityLog(writeSecurityLog, () => new Date());
    const host = createHost({ ...settings, api, securityLog });
    answer = (request, env) => host.fetch(request, env);
    return {
      url: server.url,
      close: async () => {
        await api?.endStreams();
        await server.close();
        await api?.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
};

/** The console, unlike the stream, bears that nobody reads it any more. */
export const writeSecurityLog = (line: string): void => console.info(line);
