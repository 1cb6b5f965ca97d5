import { fieldNamed, type Choice, type FieldDescription } from './description.ts';
import { isObject, toList, toText } from './read.ts';

/** A step that the reader may take now in the process of a record. */
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
 * The steps that a record carries (`@permissions.transitions`: field -> values, `reasons`: value -> field, `asks`: value ->
 * fields), in the order of the server. What the description does not know is no step.
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
