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
  /** Over all kinds, the oldest first. */
  readonly late: readonly { readonly work: Work; readonly record: RaRecord; readonly day: string }[];
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
    .flatMap((work) => work.records.map((record) => ({ work, record, day: dayOfRecord(work, record) })))
    .filter(({ day }) => day < today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
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
