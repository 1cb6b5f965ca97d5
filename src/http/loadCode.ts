import { ApiError } from './ApiError.ts';

/** Loads code that a call needs; where it does not come, the call fails as one that the network did not carry. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', message: 'A part of the application did not load', cause });
  });
