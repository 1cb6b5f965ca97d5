import type { Transport } from '../http/createTransport.ts';

/** Access to the content of stored files. */
export interface FileAccess {
  /** Whether an address is on the API's host: it is then read with the token; any other is a plain link. */
  isOwn(url: string): boolean;
  /** Reads a file of the API's host, so that its address and the token in it show nowhere. Rejects with `ApiError`. */
  read(url: string, signal?: AbortSignal): Promise<Blob>;
}

export const createFileAccess = (transport: Transport, entrypoint: string): FileAccess => ({
  isOwn: (url) =>
    URL.canParse(url, entrypoint) && new URL(url, entrypoint).origin === new URL(entrypoint).origin,
  read: async (url, signal) => {
    const { body } = await transport.request(url, { file: true, ...(signal ? { signal } : {}) });
    if (!(body instanceof Blob)) throw new TypeError('The transport gave no file');
    return body;
  },
});
