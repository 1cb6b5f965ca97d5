import { isCancelled } from '../http/isCancelled.ts';

/**
 * A read that everybody shares: asked once and kept, asked again after a failure. Who joins it while the page that
 * began it is being left, which aborts it, is not left with that page's abort: the read begins anew.
 */
export const createSharedRead = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let held: Promise<T> | null = null;
  const read = (): Promise<T> => {
    if (held) return held.catch(beginAnew);
    const loading = load();
    held = loading;
    loading.catch(() => {
      held = null;
    });
    return loading;
  };
  const beginAnew = (error: unknown): Promise<T> => {
    if (isCancelled(error)) return read();
    throw error;
  };
  return read;
};
