import { query, type Conditions, type Query } from './query.ts';

interface Autocomplete {
  readonly name: string;
  readonly collection: string;
  readonly typed: string;
  /** Text property that is searched, `familyName`. */
  readonly property: string;
  /** Text property of a number that people know; without it digits are the id of a record. */
  readonly numberField?: string | undefined;
  readonly select: readonly string[];
  readonly where?: Conditions;
  readonly notWhere?: Conditions;
}

/** The query of an autocomplete input: text starting with a digit searches the number, other text the name. */
export const autocomplete = ({
  name,
  collection,
  typed,
  property,
  numberField,
  select,
  where,
  notWhere,
}: Autocomplete): Query => {
  const start = query(name, collection).select(...select);
  const found =
    numberField !== undefined && /^\d/.test(typed)
      ? start.where(numberField, typed)
      : /^\d{1,9}$/.test(typed)
        ? start.where('id', Number(typed))
        : start.where(property, typed);
  return found.holding(where, notWhere).withoutTotal();
};
