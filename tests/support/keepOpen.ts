import { afterAll, beforeAll } from 'vitest';

/** Opens something before the first test of a file or a `describe`, and closes it after the last: empty until then. */
export const keepOpen = <T extends object>(
  open: () => Promise<T>,
  close: (opened: T) => Promise<unknown>,
): T => {
  const opened = {} as T;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => close(opened));
  return opened;
};
