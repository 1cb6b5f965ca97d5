import type { Choice } from './description.ts';

/** State -> the one that it comes after; null for the first. */
export type Course = Readonly<Record<string, string | null>>;

/** The course of a process, from what the server says of its states. */
export const toCourse = (choices: readonly Choice[] | null): Course =>
  Object.fromEntries(
    (choices ?? []).flatMap(({ value, after }) => (after === undefined ? [] : [[String(value), after]])),
  );

interface Passage {
  /** The states before the present one, the first of them first. */
  readonly passed: readonly string[];
  /** The states that may come of the present one. */
  readonly next: readonly string[];
}

/** Where a state stands in the course of a process; nothing before and after one that the course does not know. */
export const courseOf = (state: string, course: Course): Passage => {
  const passed: string[] = [];
  for (let at = before(state, course); at !== null && !passed.includes(at); at = before(at, course))
    passed.unshift(at);
  return { passed, next: Object.keys(course).filter((other) => course[other] === state) };
};

const before = (state: string, course: Course): string | null =>
  Object.hasOwn(course, state) ? (course[state] ?? null) : null;
