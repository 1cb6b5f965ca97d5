import { fieldNamed, type Choice, type FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';

/** A step that the user may take now in the workflow of a record. */
export interface Step {
  /** The field that holds the state. */
  readonly field: FieldDescription;
  /** The state that the step leads to. */
  readonly to: Choice;
  /** The field that has to say why; null where no reason is asked. */
  readonly reason: FieldDescription | null;
  /** Fields to fill in besides: a choice has to be made, a text may stay empty. */
  readonly asks: readonly FieldDescription[];
}

/**
 * The open steps of a record (`@permissions.transitions`: field -> values, `reasons`: value -> field, `asks`: value
 * -> fields), in the order of the server; those without description are left out.
 */
export const stepsOf = (record: unknown, fields: readonly FieldDescription[]): readonly Step[] => {
  const permissions = isObject(record) ? record['@permissions'] : undefined;
  if (!isObject(permissions) || !isObject(permissions.transitions)) return [];
  const reasons = isObject(permissions.reasons) ? permissions.reasons : {};
  const asks = isObject(permissions.asks) ? permissions.asks : {};
  return Object.entries(permissions.transitions).flatMap(([name, values]) => {
    const field = fieldNamed(fields, name);
    return toList(values).flatMap((value): Step[] => {
      const to = field?.choices?.find((choice) => String(choice.value) === String(value));
      if (!field || !to) return [];
      const reason = fieldNamed(fields, toText(reasons[String(value)]) ?? '') ?? null;
      const filledIn = toList(asks[String(value)]).flatMap(
        (asked) => fieldNamed(fields, toText(asked) ?? '') ?? [],
      );
      return [{ field, to, reason, asks: filledIn }];
    });
  });
};

interface State {
  /** The field that holds it. */
  readonly field: FieldDescription;
  /** The state in the words of the server. */
  readonly label: string;
  /** The user can take no step from here. */
  readonly isEnd: boolean;
}

/** The state of a record in its workflow; null where the server names none. */
export const stateOf = (record: unknown, fields: readonly FieldDescription[]): State | null => {
  const permissions = isObject(record) ? record['@permissions'] : undefined;
  if (!isObject(record) || !isObject(permissions) || !isObject(permissions.transitions)) return null;
  const [name = '', open] = Object.entries(permissions.transitions)[0] ?? [];
  const field = fieldNamed(fields, name);
  if (!field) return null;
  const value = String(record[name]);
  const label = field.choices?.find((choice) => String(choice.value) === value)?.label ?? value;
  return { field, label, isEnd: toList(open).length === 0 };
};

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
