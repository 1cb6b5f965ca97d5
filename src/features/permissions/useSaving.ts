import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { withWriteOptions } from '../../data/writeOptions.ts';
import { ApiError, type ApiErrorKind } from '../../http/ApiError.ts';
import { fromDateInput, toDateInput } from '../../lib/dates.ts';
import { iriOf } from '../../lib/iri.ts';
import { toMap } from '../../schema/read.ts';
import { failureOf, runEach } from '../../views/bulk/runEach.ts';
import type { Outcomes } from '../../views/bulk/useBatch.ts';
import { addChange, isDay, levelIn, withChange, type Change, type Entry, type Matrix } from './entry.ts';

interface Changed {
  readonly entry: Entry;
  readonly change: Change;
}

export interface Saving {
  /** By the address of the entry, of the last run. */
  readonly outcomes: Outcomes;
  readonly running: boolean;
  /** Entries of the last run. */
  readonly size: number;
  readonly run: (changed: readonly Changed[]) => Promise<void>;
  readonly cancel: () => void;
}

interface Options {
  /** Gives the entries as they are stored now. */
  readonly reread: () => Promise<readonly Entry[]>;
  /** Called with the saved entries, before they are read again. */
  readonly onDone: (iris: readonly string[]) => void;
}

const IDLE = { outcomes: new Map() as Outcomes, running: false, size: 0 };

/** Saves changed entries one after the other, with an outcome each. */
export const useSaving = ({ reread, onDone }: Options): Saving => {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const [state, setState] = useState(IDLE);
  const controller = useRef<AbortController | null>(null);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const run = async (changed: readonly Changed[]): Promise<void> => {
    if (state.running) return;
    const { signal } = (controller.current = new AbortController());
    const done: string[] = [];
    const lost: Changed[] = [];
    setState({ ...IDLE, running: true, size: changed.length });
    await runEach(changed, (one) => save(provider, one, translate), {
      signal,
      onOutcome: (one, outcome) => {
        const { iri } = one.entry;
        if (outcome.status === 'done') done.push(iri);
        if (outcome.status === 'unknown') lost.push(one);
        setState((before) => ({ ...before, outcomes: new Map(before.outcomes).set(iri, outcome) }));
      },
    });
    const stored = await reread();
    // A save whose answer was lost may have been taken.
    const taken = lost.filter((one) => isStored(one, stored)).map(({ entry }) => [entry.iri, DONE] as const);
    onDone([...done, ...taken.map(([iri]) => iri)]);
    setState((before) => ({
      ...before,
      outcomes: new Map([...before.outcomes, ...taken]),
      running: false,
    }));
  };
  return { ...state, run, cancel };
};

const DONE = { status: 'done' } as const;

const isStored = ({ entry, change }: Changed, stored: readonly Entry[]): boolean => {
  const now = stored.find(({ iri }) => iri === entry.iri);
  return now !== undefined && addChange(now, change, {}) === null;
};

const save = async (
  provider: AppDataProvider,
  { entry, change }: Changed,
  translate: ReturnType<typeof useTranslate>,
): Promise<void> => {
  const { matrix, startDate, endDate, preset } = withChange(entry, change);
  if (!isDay(startDate) || !isDay(endDate)) throw refusal('validation', translate('validation.date'));
  const { data, etag } = await provider.getVersion('permissions', entry.iri);
  const changed = refusal('conflict', translate('rights.changedMeanwhile'));
  if (!isSame(entry, data)) throw changed;
  const values = {
    matrix,
    startDate: fromDateInput(startDate),
    endDate: fromDateInput(endDate),
    preset,
  };
  const written = withWriteOptions(values, { ifMatch: etag, isPart: true });
  try {
    await provider.update('permissions', { id: entry.iri, data: written, previousData: data });
  } catch (error) {
    throw failureOf(error)?.status === 412 ? changed : error;
  }
};

const refusal = (kind: ApiErrorKind, message: string): ApiError =>
  new ApiError({ kind, message, globalErrors: [message] });

const isSame = (entry: Entry, record: Readonly<Record<string, unknown>>): boolean => {
  const matrix = toMap(record['matrix']) as Matrix;
  const actions = [...new Set([...Object.keys(matrix), ...Object.keys(entry.matrix)])];
  return (
    actions.every((action) => levelIn(matrix, action) === levelIn(entry.matrix, action)) &&
    toDateInput(record['startDate']) === entry.startDate &&
    toDateInput(record['endDate']) === entry.endDate &&
    iriOf(record['preset']) === entry.preset
  );
};
