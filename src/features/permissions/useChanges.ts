import { useCallback } from 'react';
import { isObject, toMap, toNumber, toText } from '../../schema/read.ts';
import { useKeptState } from '../useKeptState.ts';
import { addChange, type Change, type Changes, type Entry } from './entry.ts';

interface KeptChanges {
  readonly changes: Changes;
  /** They come from an earlier visit. */
  readonly isResumed: boolean;
  readonly change: (entry: Entry, change: Change) => void;
  /** Forgets the changes of these entries, or all. */
  readonly drop: (iris?: readonly string[]) => void;
}

/** Unsaved changes. */
export const useChanges = (): KeptChanges => {
  const { value, isResumed, change: update, replace } = useKeptState('permissions', fromDraft);
  const change = useCallback(
    (entry: Entry, added: Change): void =>
      update((before) => {
        const { [entry.iri]: own, ...others } = before ?? NONE;
        const left = addChange(entry, own, added);
        return orNull(left ? { ...others, [entry.iri]: left } : others);
      }),
    [update],
  );
  const drop = useCallback(
    (iris?: readonly string[]): void =>
      replace((before) =>
        iris === undefined
          ? null
          : orNull(Object.fromEntries(Object.entries(before ?? NONE).filter(([iri]) => !iris.includes(iri)))),
      ),
    [replace],
  );
  return { changes: value ?? NONE, isResumed, change, drop };
};

const NONE: Changes = {};

const orNull = (changes: Changes): Changes | null => (Object.keys(changes).length > 0 ? changes : null);

/** A draft may come from an older version of the application. */
const fromDraft = (values: unknown): Changes | null =>
  orNull(
    Object.fromEntries(
      Object.entries(toMap(values)).flatMap(([iri, raw]) => (isObject(raw) ? [[iri, toChange(raw)]] : [])),
    ),
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
