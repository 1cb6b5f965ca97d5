import type { Resolver } from 'react-hook-form';
import type { PendingFiles } from '../../fields/files/createPendingFiles.ts';

/**
 * Validation that first waits for the files being prepared. react-hook-form hands over the object that its form
 * holds and sends what the resolver returns: what has been prepared meanwhile is checked and sent.
 */
export const withPendingFiles =
  (resolver: Resolver, files: PendingFiles): Resolver =>
  async (...args) => {
    await files.settled();
    return resolver(...args);
  };
