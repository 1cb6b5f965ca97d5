import { isEmpty } from '../../lib/placeholder.ts';
import { toList, toMap, type Json } from '../../schema/read.ts';

/** Fields of the one tournament alone: its season, its papers, and what became of it. */
const OWN = new Set(['season', 'club', 'status', 'rules', 'engagmentSheet', 'results', 'comment']);

/** So many weeks later the days of the week are the same. */
const WEEKS = 52;

/** The values of a new request after those of an earlier tournament, its days moved to the next year. */
export const copyTournament = (values: Json): Json => {
  const copied = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !OWN.has(name) && !isEmpty(value)),
  );
  for (const name of ['startDate', 'endDate', 'registrationDeadline'])
    if (name in copied) copied[name] = nextYear(copied[name]);
  if ('tables' in copied)
    copied.tables = toList(copied.tables).map((row) => {
      const table = toMap(row);
      // How many have entered is a matter of that year.
      return { ...table, date: nextYear(table.date), acceptedEntries: null };
    });
  return copied;
};

/** `2026-06-13T20:00:00` becomes `2027-06-12T20:00:00`; the zone, if there is one, goes. */
const nextYear = (value: unknown): unknown => {
  const [, day, time = 'T00:00:00'] = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2})?/.exec(String(value)) ?? [];
  if (day === undefined) return value;
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + WEEKS * 7);
  return `${moved.toISOString().slice(0, 10)}${time}`;
};
