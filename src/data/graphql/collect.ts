import { cancelled } from '../../http/ApiError.ts';

interface Waiting<Item> {
  readonly item: Item;
  readonly signal: AbortSignal | undefined;
}

interface Collecting<Item, Value> {
  /** From the first item on, others may join for this long. */
  readonly waitMs: number;
  /** Parts what was collected into batches that are read each by itself. */
  readonly split: <W extends Waiting<Item>>(waiting: readonly W[]) => readonly (readonly W[])[];
  /** Answers a batch in its order, an error for an item that failed. `signal` aborts when every item was aborted. */
  readonly send: (
    batch: readonly Waiting<Item>[],
    signal: AbortSignal,
  ) => Promise<readonly (Value | Error)[]>;
}

/** Collects items for a moment and reads them in batches. An aborted item rejects at once and fails no other. */
export const collect = <Item, Value>({ waitMs, split, send }: Collecting<Item, Value>) => {
  type Entry = Waiting<Item> & {
    readonly resolve: (value: Value) => void;
    readonly reject: (error: unknown) => void;
    /** Called when the item is aborted. */
    onAbort: () => void;
  };
  let waiting: Entry[] = [];

  const read = async (batch: readonly Entry[]): Promise<void> => {
    const controller = new AbortController();
    for (const entry of batch)
      entry.onAbort = () => {
        if (batch.every(({ signal }) => signal?.aborted)) controller.abort();
      };
    try {
      const values = await send(batch, controller.signal);
      batch.forEach(({ resolve, reject }, index) => {
        const value = values[index];
        if (value === undefined || value instanceof Error) reject(value ?? cancelled());
        else resolve(value);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const flush = (): void => {
    const wanted = waiting.filter(({ signal }) => !signal?.aborted);
    waiting = [];
    for (const batch of split(wanted)) void read(batch);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** With `isLast` only items of the same turn are waited for. */
  return (item: Item, signal?: AbortSignal, isLast = false): Promise<Value> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(cancelled());
      const entry: Entry = { item, signal, resolve, reject, onAbort: () => undefined };
      const leave = (): void => {
        reject(cancelled());
        entry.onAbort();
      };
      signal?.addEventListener('abort', leave, { once: true });
      if (waiting.length === 0 || isLast) {
        clearTimeout(timer);
        timer = setTimeout(flush, isLast ? 0 : waitMs);
      }
      waiting.push(entry);
    });
};
