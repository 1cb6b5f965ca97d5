import type { RaRecord } from 'react-admin';
import type { Todo } from '../defineFeature.ts';

/** A kind of work with its first records. */
export interface Work {
  readonly todo: Todo;
  /** Filter of the list that shows all of them. */
  readonly filter: ReturnType<Todo['filter']>;
  readonly records: readonly RaRecord[];
  readonly total: number;
}

interface Sorted {
  /** What is late of each kind, the oldest first; first the kind of the oldest. */
  readonly late: readonly Kind[];
  /** The rest of each kind: what is due next first, then what has no date, in the order of the manifests. */
  readonly next: readonly Kind[];
}

interface Kind {
  readonly work: Work;
  readonly records: readonly RaRecord[];
}

/** Behind every date. */
const NEVER = '9999';

/** Work that is late on a day (`yyyy-MM-dd`), and the rest. */
export const sortWork = (works: readonly Work[], today: string): Sorted => {
  const dayOfRecord = (work: Work, record: RaRecord): string => work.todo.toLine(record).day || NEVER;
  const firstDay = ({ work, records }: Kind): string =>
    records.map((record) => dayOfRecord(work, record)).toSorted()[0] ?? NEVER;
  const late = works
    .map((work) => ({
      work,
      records: work.records
        .filter((record) => dayOfRecord(work, record) < today)
        .toSorted((one, other) => dayOfRecord(work, one).localeCompare(dayOfRecord(work, other))),
    }))
    .filter(({ records }) => records.length > 0)
    .toSorted((one, other) => firstDay(one).localeCompare(firstDay(other)));
  const next = works
    .map((work) => ({ work, records: work.records.filter((record) => dayOfRecord(work, record) >= today) }))
    // Where all that was read is late, the list has the others.
    .filter(({ records, work }) => records.length > 0 || work.total > work.records.length)
    .toSorted(
      (one, other) =>
        firstDay(one).localeCompare(firstDay(other)) || one.work.todo.order - other.work.todo.order,
    );
  return { late, next };
};
