import type { FieldDescription } from './description.ts';
import { isObject } from './read.ts';
import { toDateInput } from '../lib/dates.ts';

/** A day of a record that its description names. */
interface RecordEvent {
  readonly field: FieldDescription;
  /** `yyyy-MM-dd` */
  readonly day: string;
}

/** Days of validity or of a person, which are no events. */
const SPANS = /^(start|end|due|birth|planned|open|close|valid(?!ation)|dateCreated|dateModified)|^date$/;

/** Events of a record, from the days in it, up to `today`; the newest comes first. */
export const eventsOf = (
  record: unknown,
  fields: readonly FieldDescription[],
  today: string,
): readonly RecordEvent[] =>
  fields
    .filter(
      ({ type, multiple, name }) =>
        (type === 'date' || type === 'datetime') && !multiple && !SPANS.test(name),
    )
    .map((field) => ({ field, day: toDateInput(isObject(record) ? record[field.name] : null) }))
    .filter(({ day }) => day !== '' && day <= today)
    .toSorted((one, other) => other.day.localeCompare(one.day));
