interface Pending<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (failure: unknown) => void;
}

/** An answer that comes, or fails, when the test says so. Node 20 has no `Promise.withResolvers`. */
export const createPending = <T = void>(): Pending<T> => {
  let resolve: Pending<T>['resolve'] = () => undefined;
  let reject: Pending<T>['reject'] = () => undefined;
  const promise = new Promise<T>((accept, refuse) => {
    resolve = accept;
    reject = refuse;
  });
  return { promise, resolve, reject };
};
