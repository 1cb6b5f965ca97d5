import { useRecordContext } from 'react-admin';
import type { Description } from '../../schema/description.ts';
import { maskedOf } from '../../schema/maskedOf.ts';
import { isState } from '../../schema/stateTone.ts';
import type { HeadConfig } from '../page/ResourceConfig.ts';
import { useHeadValues, type HeadValue } from './useHeadValues.ts';

interface Head {
  readonly picture: HeadValue | undefined;
  readonly state: HeadValue | undefined;
  readonly facts: readonly HeadValue[];
  readonly contacts: readonly HeadValue[];
  readonly isReading: boolean;
}

/** What stands in the head of the record in the context; without a config, the usual facts. */
export const useHead = (head: HeadConfig = {}, description: Description | null): Head => {
  const record = useRecordContext();
  const fields = description?.fields ?? [];
  const masked = maskedOf(record);
  const state = head.state ?? fields.find(isState)?.name;
  const facts = head.facts ?? usualFacts(description);
  const contacts = head.contacts ?? [];
  const open = (paths: readonly string[]): readonly string[] =>
    paths.filter((path) => !masked.includes(path.split('.')[0] ?? ''));
  const wanted = open([head.picture ?? '', state ?? '', ...facts, ...contacts].filter(Boolean));
  const { values, isReading } = useHeadValues(description ?? NOTHING, record && description ? wanted : []);
  const at = (path: string | undefined) => values.find((value) => value.path === path);
  const all = (paths: readonly string[]) => paths.flatMap((path) => at(path) ?? []);
  return {
    picture: at(head.picture),
    state: at(state),
    facts: all(facts),
    contacts: all(contacts),
    isReading,
  };
};

const NOTHING: Description = { fields: [], methods: null };

/** Facts of a record whose config names none. */
const USUAL = ['organization', 'club', 'person', 'season', 'date', 'startDate', 'endDate', 'amount'] as const;

const usualFacts = (description: Description | null): readonly string[] =>
  USUAL.filter((name) => description?.fields.some((field) => field.name === name && !field.multiple));
