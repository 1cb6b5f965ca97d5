import { useRecordContext } from 'react-admin';
import type { Description } from '../../schema/description.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { isState } from '../../schema/stateTone.ts';
import type { HeadConfig, NextStep } from '../page/ResourceConfig.ts';
import { isEmpty } from '../../lib/placeholder.ts';
import { useHeadValues, type HeadValue } from './useHeadValues.ts';

export interface Head {
  readonly picture: HeadValue | undefined;
  readonly state: HeadValue | undefined;
  readonly facts: readonly HeadValue[];
  readonly contacts: readonly HeadValue[];
  /** Missing steps of the season, the next one first; known only where the server reports them. */
  readonly open: readonly NextStep[];
  /** Steps that are done, or that cannot be taken. */
  readonly closed: readonly NextStep[];
  readonly isReading: boolean;
}

/** Content of the head of the record in the context; without a config, the usual facts. */
export const useHead = (head: HeadConfig = {}, description: Description | null): Head => {
  const record = useRecordContext();
  const fields = description?.fields ?? [];
  const masked = maskedOf(record);
  const state = head.state ?? fields.find(isState)?.name;
  const facts = head.facts ?? usualFacts(description);
  const contacts = head.contacts ?? [];
  const steps = head.next ?? NO_STEPS;
  const unmasked = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !masked.includes(path.split('.')[0] ?? ''));
  const wanted = unmasked(
    [
      head.picture ?? '',
      state ?? '',
      ...facts,
      ...contacts,
      ...steps.flatMap(({ brings, from = '' }) => [brings, from]),
    ].filter(Boolean),
  );
  const { values, isReading } = useHeadValues(description ?? NOTHING, record && description ? wanted : []);
  const at = (path: string | undefined) => values.find((value) => value.path === path);
  const known = steps.filter(({ brings, from = brings }) => at(brings) && at(from));
  const isOpen = ({ brings, from }: NextStep): boolean =>
    isEmpty(at(brings)?.value) && (from === undefined || !isEmpty(at(from)?.value));
  const all = (paths: readonly string[]) => paths.flatMap((path) => at(path) ?? []);
  return {
    picture: at(head.picture),
    state: at(state),
    facts: all(facts),
    contacts: all(contacts),
    open: known.filter(isOpen),
    closed: known.filter((step) => !isOpen(step)),
    isReading,
  };
};

const NO_STEPS: readonly NextStep[] = [];

const NOTHING: Description = { fields: [], methods: null };

/** Facts of a record whose config names none. */
const USUAL = ['organization', 'club', 'person', 'season', 'date', 'startDate', 'endDate', 'amount'] as const;

const usualFacts = (description: Description | null): readonly string[] =>
  USUAL.filter((name) => description?.fields.some((field) => field.name === name && !field.multiple));
