import type { ResourceDefinition } from '../../data/ResourceDefinition.ts';
import { labelOf } from '../../fields/labelOf.ts';
import { formatDate, toDateInput } from '../../lib/dates.ts';
import { readForeignDay } from '../../lib/foreignDays.ts';
import { valueAt } from '../../lib/paths.ts';
import { lettersOf } from '../../lib/text.ts';
import { isObject, toText } from '../../schema/read.ts';

/** A record so that it is no other of its name: `MARTIN Paul (05/06/1988, 77990029)`. */
export const nameRecord = (record: object, definition: ResourceDefinition | undefined): string => {
  const marks = marksOf(record, definition).map((mark) => formatDate(mark) ?? mark);
  const label = labelOf(record, definition);
  return marks.length === 0 ? label : `${label} (${marks.join(', ')})`;
};

/**
 * Whether what a file says of a record beside its name is true of it: a birth date in any way of writing, a number, the
 * name of a related record such as its club.
 */
export const isMeant = (record: object, hint: string, definition: ResourceDefinition | undefined): boolean =>
  hint.split(',').every((part) => {
    const day = readForeignDay(part, { until: 0 });
    const marks = marksOf(record, definition);
    const related = Object.values(record)
      .filter(isObject)
      .map((value) => labelOf(value));
    return [...marks, ...related].some(
      (mark) =>
        lettersOf(mark) === lettersOf(part) || (day?.assumes === null && toDateInput(mark) === day.date),
    );
  });

const marksOf = (record: object, definition: ResourceDefinition | undefined): readonly string[] => {
  const { disambiguation = [], numberField } = definition ?? {};
  const paths = new Set([...disambiguation, ...(numberField === undefined ? [] : [numberField])]);
  return [...paths].map((path) => toText(valueAt(record, path))).filter((mark) => mark !== null);
};
