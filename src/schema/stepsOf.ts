import { isEmpty, PLACEHOLDER } from '../lib/placeholder.ts';
import { fieldNamed, type Choice, type FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';

/** A step that the user may take now in the workflow of a record. */
export interface Step {
  /** The field that holds the state. */
  readonly field: FieldDescription;
  /** The state that the step leaves, as text. */
  readonly from: string;
  /** The state that the step leads to. */
  readonly to: Choice;
  /** The field that has to say why; null where no reason is needed. */
  readonly reason: FieldDescription | null;
  /** Fields to fill in besides: a choice has to be made, a text may stay empty. */
  readonly inputs: readonly FieldDescription[];
}

/**
 * The open steps of a record (`@permissions.transitions`: field -> values, `reasons`: value -> field, `asks`: value
 * -> fields), in the order of the server; those without description are left out.
 */
export const stepsOf = (record: unknown, fields: readonly FieldDescription[]): readonly Step[] => {
  const permissions = isObject(record) ? record['@permissions'] : undefined;
  if (!isObject(record) || !isObject(permissions) || !isObject(permissions.transitions)) return [];
  const reasons = isObject(permissions.reasons) ? permissions.reasons : {};
  const inputs = isObject(permissions.asks) ? permissions.asks : {};
  return Object.entries(permissions.transitions).flatMap(([name, values]) => {
    const field = fieldNamed(fields, name);
    return toList(values).flatMap((value): Step[] => {
      const to = field?.choices?.find((choice) => String(choice.value) === String(value));
      if (!field || !to) return [];
      const reason = fieldNamed(fields, toText(reasons[String(value)]) ?? '') ?? null;
      const filledIn = toList(inputs[String(value)]).flatMap(
        (input) => fieldNamed(fields, toText(input) ?? '') ?? [],
      );
      return [{ field, from: String(record[name]), to, reason, inputs: filledIn }];
    });
  });
};

interface State {
  /** The field that holds it. */
  readonly field: FieldDescription;
  /** The state in the words of the server; the placeholder where the record has none yet. */
  readonly label: string;
}

/** The state of a record in its workflow; null where the server names none. */
export const stateOf = (record: unknown, fields: readonly FieldDescription[]): State | null => {
  const permissions = isObject(record) ? record['@permissions'] : undefined;
  if (!isObject(record) || !isObject(permissions) || !isObject(permissions.transitions)) return null;
  const [name = ''] = Object.entries(permissions.transitions)[0] ?? [];
  const field = fieldNamed(fields, name);
  if (!field) return null;
  const value = record[name];
  const choice = field.choices?.find((one) => String(one.value) === String(value));
  return { field, label: choice?.label ?? (isEmpty(value) ? PLACEHOLDER : String(value)) };
};

/** State -> the one that it comes after; null for the first. */
export type Workflow = Readonly<Record<string, string | null>>;

/** The workflow of a process, from the states that the server describes. */
export const toWorkflow = (choices: readonly Choice[] | null): Workflow =>
  Object.fromEntries(
    (choices ?? []).flatMap(({ value, after }) => (after === undefined ? [] : [[String(value), after]])),
  );

interface Passage {
  /** The states before the present one, the first of them first. */
  readonly passed: readonly string[];
  /** The states that may come of the present one. */
  readonly next: readonly string[];
}

/** Place of a state in the workflow; nothing before and after one that the workflow does not know. */
export const passageOf = (state: string, workflow: Workflow): Passage => {
  const passed: string[] = [];
  for (let at = before(state, workflow); at !== null && !passed.includes(at); at = before(at, workflow))
    passed.unshift(at);
  return { passed, next: Object.keys(workflow).filter((other) => workflow[other] === state) };
};

const before = (state: string, workflow: Workflow): string | null =>
  Object.hasOwn(workflow, state) ? (workflow[state] ?? null) : null;
