/** A part of the application that has not come by then counts as failed. */
const LIMIT_MS = 120_000;

/** Loads a part of the application; rejects when it fails, and when it stalls. */
export const loadWithin = <T>(load: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The part did not come in time')), LIMIT_MS);
    load()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
