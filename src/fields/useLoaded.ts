import { useEffect, useState } from 'react';
import { loadWithin } from '../lib/loadWithin.ts';

interface Loaded<T> {
  /** Null until it has come. */
  readonly part: T | null;
  readonly failed: boolean;
}

/**
 * A heavy part of the interface, loaded once it is wanted. Not `React.lazy`, which remembers a failed download for
 * the life of the page: here the next time it is wanted tries again.
 */
export const useLoaded = <T>(load: () => Promise<T>, wanted: boolean): Loaded<T> => {
  const [part, setPart] = useState<{ readonly is: T } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let gone = false;
    setFailed(false);
    loadWithin(load).then(
      (is) => gone || setPart({ is }),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
    // `load` is an arrow written in place; only wanting it again loads again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, part]);
  return { part: part?.is ?? null, failed };
};
