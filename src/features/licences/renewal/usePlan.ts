import { useCallback } from 'react';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';
import { useKeptState } from '../../useKeptState.ts';
import type { Choice } from './renewal.ts';

/** People to renew and the choices for them. */
export interface Plan {
  /** IRIs. */
  readonly people: readonly string[];
  readonly choices: Readonly<Record<string, Choice>>;
}

interface KeptPlan {
  /** Undefined until it has been read; null where there is none. */
  readonly plan: Plan | null | undefined;
  /** The plan is one of an earlier visit. */
  readonly isResumed: boolean;
  readonly begin: (people: readonly string[]) => void;
  readonly choose: (people: readonly string[], choice: Choice) => void;
  readonly drop: () => void;
}

/** The plan of a season. */
export const usePlan = (season: string): KeptPlan => {
  const { value: plan, isResumed, change, replace } = useKeptState(`renewals ${season}`, fromDraft);
  const begin = useCallback(
    (people: readonly string[]) => replace(() => ({ people, choices: {} })),
    [replace],
  );
  const choose = useCallback(
    (people: readonly string[], choice: Choice) =>
      change((before) => {
        if (!before) return before;
        const { choices } = before;
        const changed = people.map((person) => [person, { ...choices[person], ...choice }] as const);
        return { ...before, choices: { ...choices, ...Object.fromEntries(changed) } };
      }),
    [change],
  );
  const drop = useCallback(() => replace(() => null), [replace]);
  return { plan, isResumed, begin, choose, drop };
};

/** A draft may come from an older version of the application. */
const fromDraft = (values: unknown): Plan | null => {
  if (!isObject(values)) return null;
  const people = toList(values.people).flatMap((person) => toText(person) ?? []);
  if (people.length === 0) return null;
  const choices = Object.entries(toMap(values.choices)).map(([person, raw]) => [person, toChoice(raw)]);
  return { people, choices: Object.fromEntries(choices) as Plan['choices'] };
};

const toChoice = (raw: unknown): Choice => {
  const { type, forms, mention, isLeftOut } = toMap(raw);
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(Array.isArray(forms) ? { forms: forms.flatMap((form) => toText(form) ?? []) } : {}),
    ...(typeof mention === 'string' ? { mention } : {}),
    ...(isLeftOut === true ? { isLeftOut } : {}),
  };
};
