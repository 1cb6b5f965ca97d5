import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useToasts } from '../../ui/toasts/ToastsContext.tsx';
import { failureOf, runEach, type Outcome } from './runEach.ts';

export type Outcomes = ReadonlyMap<string, Outcome>;

export interface Batch<T> {
  readonly outcomes: Outcomes;
  readonly running: boolean;
  /** Why the run ended before its last record. */
  readonly stopped: string | null;
  /** Runs those of the records that have not been carried out yet; a second call takes up where the first ended. */
  readonly run: (items: readonly T[]) => Promise<void>;
  /** Ends the run after the record under way. */
  readonly cancel: () => void;
  /** Takes back what became of a record, after its correction. */
  readonly forget: (key: string) => void;
}

interface Options<T> {
  readonly keyOf: (item: T) => string;
  /** `before` is what became of the record in an earlier run. */
  readonly act: (item: T, before: Outcome | undefined) => Promise<void>;
  /** Whether doing it twice does no harm; if not, a record of unknown outcome is left alone. */
  readonly repeatable: boolean;
  /** Records under way at the same time; one when absent. */
  readonly atOnce?: number;
}

/** The state of a run over many records; leaving the page ends it. */
export const useBatch = <T>({ keyOf, act, repeatable, atOnce = 1 }: Options<T>): Batch<T> => {
  const translate = useTranslate();
  const toasts = useToasts();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [running, setRunning] = useState(false);
  const [stopped, setStopped] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  const run = async (items: readonly T[]): Promise<void> => {
    if (running) return;
    const { signal } = (controller.current = new AbortController());
    setRunning(true);
    setStopped(null);
    const open = items.filter((item) => isOpen(outcomes.get(keyOf(item)), repeatable));
    const known = new Map(outcomes);
    let isSessionOver = false;
    const take = async (item: T): Promise<void> => {
      try {
        await act(item, outcomes.get(keyOf(item)));
      } catch (error) {
        isSessionOver ||= failureOf(error)?.kind === 'authentication';
        throw error;
      }
    };
    const reason = await runEach(open, take, {
      signal,
      atOnce,
      onOutcome: (item, outcome) => setOutcomes(new Map(known.set(keyOf(item), outcome))),
    });
    if (isSessionOver) {
      // The page goes with the session, and what the run has come to with the page.
      const done = [...known.values()].filter(({ status }) => status === 'done').length;
      const text = translate('bulk.sessionEnded', { done, smart_count: items.length });
      toasts.show({ kind: 'error', sticky: true, text });
    }
    setStopped(reason);
    setRunning(false);
  };
  const forget = useCallback((key: string): void => {
    setOutcomes((known) => {
      if (!known.has(key)) return known;
      const rest = new Map(known);
      rest.delete(key);
      return rest;
    });
  }, []);
  return { outcomes, running, stopped, run, cancel, forget };
};

/** Whether a record is still to be done. */
export const isOpen = (outcome: Outcome | undefined, repeatable: boolean): boolean =>
  outcome === undefined || outcome.status === 'failed' || (repeatable && outcome.status === 'unknown');
