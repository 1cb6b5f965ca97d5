import { use, useCallback, useEffect, useRef, useState } from 'react';
import { DraftsContext } from '../views/drafts/DraftsContext.ts';
import { onLeave } from '../views/drafts/onLeave.ts';

interface KeptState<T> {
  /** Undefined until it has been read; null where there is none. */
  readonly value: T | null | undefined;
  /** It comes from an earlier visit. */
  readonly isResumed: boolean;
  readonly change: (next: Update<T>) => void;
  /** Begins anew, or ends: the state is no longer that of an earlier visit. */
  readonly replace: (next: Update<T>) => void;
}

interface State<T> extends Pick<KeptState<T>, 'value' | 'isResumed'> {
  /** Null while it is what was read. What begins is written at once, or a reload would lose all of it. */
  readonly writeAfterMs: number | null;
}

type Update<T> = (before: T | null | undefined) => T | null | undefined;

/** Choices follow one another; the last one counts. */
const TYPING_MS = 300;

/** State of a page, kept like the draft of a form: a closed tab loses nothing of it. */
export const useKeptState = <T extends object>(
  place: string,
  fromDraft: (values: unknown) => T | null,
): KeptState<T> => {
  const drafts = use(DraftsContext);
  const [{ value, isResumed, writeAfterMs }, setState] = useState<State<T>>({
    value: drafts ? undefined : null,
    isResumed: false,
    writeAfterMs: null,
  });
  useEffect(() => {
    let isLeft = false;
    const resume = async (): Promise<void> => {
      const draft = await drafts?.read(place);
      if (isLeft || draft === undefined) return;
      const kept = draft && fromDraft(draft.values);
      // The page may have begun meanwhile.
      setState((begun) =>
        begun.value === undefined ? { value: kept, isResumed: kept !== null, writeAfterMs: null } : begun,
      );
    };
    void resume();
    return () => {
      isLeft = true;
    };
  }, [drafts, place, fromDraft]);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    waiting.current = null;
    // A value that was read is there already, and one that could not be read must not be removed.
    if (!drafts || value === undefined || writeAfterMs === null) return undefined;
    if (value === null) return void drafts.remove(place);
    const write = (): void => {
      waiting.current = null;
      void drafts.write(place, { ...value } as Record<string, unknown>, {});
    };
    waiting.current = write;
    const timer = setTimeout(() => waiting.current?.(), writeAfterMs);
    return () => clearTimeout(timer);
  }, [drafts, place, value, writeAfterMs]);
  // Below the timer, which has ended by then.
  useEffect(() => {
    const keepNow = (): void => waiting.current?.();
    const stop = onLeave(keepNow);
    return () => {
      stop();
      keepNow();
    };
  }, []);
  const change = useCallback(
    (next: Update<T>) =>
      setState((before) => ({ ...before, writeAfterMs: TYPING_MS, value: next(before.value) })),
    [],
  );
  const replace = useCallback(
    (next: Update<T>) =>
      setState((before) => ({ isResumed: false, writeAfterMs: 0, value: next(before.value) })),
    [],
  );
  return { value, isResumed, change, replace };
};
