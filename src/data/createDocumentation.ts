import type { Transport } from '../http/createTransport.ts';
import type { Documented } from '../schema/hydra/fromHydra.ts';
import { toMap } from '../schema/read.ts';
import { createSharedRead } from './createSharedRead.ts';

/** Reads a server's Hydra documentation when it is first wanted, and once; throws `ApiError`, then asks again. */
export const createDocumentation = (transport: Transport): (() => Promise<Documented>) =>
  createSharedRead(async () => {
    const [entrypoint, documentation] = await Promise.all([
      transport.request('/api/index.jsonld'),
      transport.request('/api/docs.jsonld'),
    ]);
    return { entrypoint: toMap(entrypoint.body), documentation: toMap(documentation.body) };
  });
