import { use, useCallback, useEffect, useState } from 'react';
import { isObject, toMap, toNumber, toText } from '../../schema/read.ts';
import { DraftsContext } from '../../views/drafts/DraftsContext.ts';
import { addChange, type Change, type Changes, type Entry } from './entry.ts';

interface KeptChanges {
  readonly changes: Changes;
  /** They come from an earlier visit. */
  readonly isResumed: boolean;
  readonly change: (entry: Entry, change: Change) => void;
  /** Forgets what was changed of these entries; of all where none are named. */
  readonly drop: (iris?: readonly string[]) => void;
}

const WRITE_DELAY_MS = 300;

/** What is changed and not yet saved, kept like the draft of a form: a closed tab loses nothing of it. */
export const useChanges = (): KeptChanges => {
  const drafts = use(DraftsContext);
  const [{ changes, isResumed }, setState] = useState<{ changes: Changes | null; isResumed: boolean }>({
    changes: null,
    isResumed: false,
  });
  useEffect(() => {
    let isLeft = false;
    const resume = async (): Promise<void> => {
      const kept = fromDraft((await drafts?.read(PLACE))?.values);
      if (isLeft) return;
      setState((begun) =>
        begun.changes === null ? { changes: kept, isResumed: Object.keys(kept).length > 0 } : begun,
      );
    };
    void resume();
    return () => {
      isLeft = true;
    };
  }, [drafts]);
  useEffect(() => {
    if (!drafts || changes === null) return undefined;
    const isEmpty = Object.keys(changes).length === 0;
    const timer = setTimeout(
      () => void (isEmpty ? drafts.remove(PLACE) : drafts.write(PLACE, { ...changes }, {})),
      WRITE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [drafts, changes]);
  const change = useCallback((entry: Entry, added: Change): void => {
    setState((before) => {
      const { [entry.iri]: own, ...others } = before.changes ?? {};
      const left = addChange(entry, own, added);
      return { ...before, changes: left ? { ...others, [entry.iri]: left } : others };
    });
  }, []);
  const drop = useCallback((iris?: readonly string[]): void => {
    setState((before) => ({
      isResumed: false,
      changes:
        iris === undefined
          ? {}
          : Object.fromEntries(Object.entries(before.changes ?? {}).filter(([iri]) => !iris.includes(iri))),
    }));
  }, []);
  return { changes: changes ?? NONE, isResumed, change, drop };
};

const PLACE = 'permissions';
const NONE: Changes = {};

/** What a draft holds may be older than this version of the application. */
const fromDraft = (values: unknown): Changes =>
  Object.fromEntries(
    Object.entries(toMap(values)).flatMap(([iri, raw]) => (isObject(raw) ? [[iri, toChange(raw)]] : [])),
  );

const toChange = (raw: Readonly<Record<string, unknown>>): Change => {
  const levels = Object.entries(toMap(raw.matrix)).flatMap(([action, level]) => {
    const number = toNumber(level);
    return number === null ? [] : [[action, number] as const];
  });
  return {
    ...(levels.length > 0 ? { matrix: Object.fromEntries(levels) } : {}),
    ...(typeof raw.startDate === 'string' ? { startDate: raw.startDate } : {}),
    ...(typeof raw.endDate === 'string' ? { endDate: raw.endDate } : {}),
    ...('preset' in raw ? { preset: toText(raw.preset) } : {}),
  };
};
