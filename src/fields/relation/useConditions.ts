import { useFormContext, useWatch } from 'react-hook-form';
import { iriOf } from '../../lib/iri.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import type { OptionsHint } from '../../schema/kinds.ts';
import { useFieldHint } from '../FieldHints.tsx';

type Where = NonNullable<OptionsHint['where']>;

export interface OptionConditions {
  readonly where: Where;
  readonly notWhere: Where;
  readonly orderBy: OptionsHint['orderBy'];
  readonly search: string | undefined;
  readonly whole: boolean;
  /** False while a field that the choice depends on is empty: nothing is queried then. */
  readonly complete: boolean;
}

const NONE: OptionsHint = {};

/** Conditions on the records offered at a field, with the values of the fields that it depends on. */
export const useConditions = (source: string): OptionConditions => {
  const {
    where,
    notWhere,
    follows = {},
    orderBy,
    search,
    whole = false,
  } = useFieldHint(source).options ?? NONE;
  const { control } = useFormContext();
  const names = Object.values(follows).map((name) => source.replace(/[^.]+$/, name));
  const watched: readonly unknown[] = useWatch({ control, name: names, disabled: names.length === 0 }) ?? [];
  const values = Object.keys(follows).map((property, index) => [property, watched[index]] as const);
  return {
    where: {
      ...where,
      ...Object.fromEntries(values.map(([property, value]) => [property, toValue(value)])),
    },
    notWhere: notWhere ?? {},
    orderBy,
    search,
    whole,
    complete: values.every(([, value]) => !isEmpty(value)),
  };
};

/** A related record counts by its address. */
const toValue = (value: unknown): Where[string] => {
  if (Array.isArray(value)) return value.map((one) => iriOf(one) ?? String(one));
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return iriOf(value);
};
