import { use, useCallback, useEffect, useState } from 'react';
import { DraftsContext } from '../../../views/drafts/DraftsContext.ts';
import { isObject, toList, toMap, toText } from '../../../schema/read.ts';
import type { Choice } from './renewal.ts';

/** Whom to renew and what was chosen for them; what became of it is the server's to say. */
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

type State = Pick<KeptPlan, 'plan' | 'isResumed'>;

/** Keystrokes of a choice follow one another; the last one is what counts. */
const WRITE_DELAY_MS = 300;

/** The plan of a season, kept like the draft of a form: a closed tab loses nothing of it. */
export const usePlan = (season: string): KeptPlan => {
  const drafts = use(DraftsContext);
  const place = `renewals ${season}`;
  const [{ plan, isResumed }, setState] = useState<State>({
    plan: drafts ? undefined : null,
    isResumed: false,
  });
  useEffect(() => {
    let isLeft = false;
    const resume = async (): Promise<void> => {
      const draft = await drafts?.read(place);
      if (isLeft || draft === undefined) return;
      const kept = draft && fromDraft(draft.values);
      // A selection may have begun a plan meanwhile.
      setState((begun) => (begun.plan === undefined ? { plan: kept, isResumed: kept !== null } : begun));
    };
    void resume();
    return () => {
      isLeft = true;
    };
  }, [drafts, place]);
  useEffect(() => {
    if (!plan || !drafts) return undefined;
    const timer = setTimeout(() => void drafts.write(place, { ...plan }, {}), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [drafts, place, plan]);
  const begin = useCallback((people: readonly string[]) => {
    setState({ plan: { people, choices: {} }, isResumed: false });
  }, []);
  const choose = useCallback((people: readonly string[], choice: Choice) => {
    setState((before) => {
      if (!before.plan) return before;
      const { choices } = before.plan;
      const changed = people.map((person) => [person, { ...choices[person], ...choice }] as const);
      return { ...before, plan: { ...before.plan, choices: { ...choices, ...Object.fromEntries(changed) } } };
    });
  }, []);
  const drop = useCallback(() => {
    setState({ plan: null, isResumed: false });
    void drafts?.remove(place);
  }, [drafts, place]);
  return { plan, isResumed, begin, choose, drop };
};

/** What a draft holds may be older than this version of the application. */
const fromDraft = (values: unknown): Plan | null => {
  if (!isObject(values)) return null;
  const people = toList(values.people).flatMap((person) => toText(person) ?? []);
  if (people.length === 0) return null;
  const choices = Object.entries(toMap(values.choices)).map(([person, raw]) => [person, toChoice(raw)]);
  return { people, choices: Object.fromEntries(choices) as Plan['choices'] };
};

const toChoice = (raw: unknown): Choice => {
  const { type, forms, mention } = toMap(raw);
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(Array.isArray(forms) ? { forms: forms.flatMap((form) => toText(form) ?? []) } : {}),
    ...(typeof mention === 'string' ? { mention } : {}),
  };
};
