import type { SheetStore } from '../../../data/createSheetStore.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { isObject, toList, toMap } from '../../../schema/read.ts';
import type { Unsent } from '../../defineFeature.ts';
import type { Entry, PartKey, SheetDocument } from '../document/document.ts';
import { toFacts, type Facts } from '../document/facts.ts';

/** A sheet as an earlier visit has left it on this device; null where there is none that can be read. */
export const openStored = async (
  store: SheetStore,
  account: string,
  match: string,
): Promise<{ readonly facts: Facts; readonly document: SheetDocument } | null> => {
  const stored = await store.read(account, match);
  const { facts: kept, base } = toMap(stored?.facts);
  const facts = toFacts(kept);
  if (!stored || !facts) return null;
  const entries = Object.entries(stored.entries).flatMap(([key, entry]) =>
    isPartKey(key) && isObject(entry) ? [[key, toEntry(entry)] as const] : [],
  );
  return { facts, document: { base: toMap(base), entries: Object.fromEntries(entries) } };
};

const PART = /^(?:seat\/(?:home|away)\/[A-Z]|game\/\d{1,2}|card\/\d{1,15}\/\d{1,15}|match\/[a-zA-Z]{1,30})$/;

export const isPartKey = (key: string): key is PartKey => PART.test(key);

const toEntry = (entry: Readonly<Record<string, unknown>>): Entry => ({
  value: entry.value ?? null,
  base: entry.base ?? null,
  sent: toList(entry.sent),
  refusals: toList(entry.refusals).filter((refusal) => typeof refusal === 'string'),
});

/** The sheets of an account that wait on this device; none where nothing can be kept. */
export const readUnsent = async (store: SheetStore, account: string): Promise<readonly Unsent[]> => {
  const unsent = await store.unsent(account).catch(() => []);
  return Promise.all(
    unsent.map(async ({ match, count }) => {
      const stored = await openStored(store, account, match).catch(() => null);
      const { home, away, date } = stored?.facts ?? {};
      const name = home && away ? `${meetingName(home.name, away.name)}, ${formatDate(date) ?? ''}` : null;
      return { key: match, count, name };
    }),
  );
};
