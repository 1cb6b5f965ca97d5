/** An object of asynchronous methods that is loaded when one of them is first called, and again after a failure. */
export const lazyMethods = <T extends object>(load: () => Promise<T>, names: readonly (keyof T)[]): T => {
  let loading: Promise<T> | null = null;
  const call =
    (name: keyof T) =>
    async (...given: unknown[]): Promise<unknown> => {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return ((await loading)[name] as (...all: unknown[]) => unknown)(...given);
    };
  // What `names` holds is all that is ever called.
  return Object.fromEntries(names.map((name) => [name, call(name)])) as T;
};
