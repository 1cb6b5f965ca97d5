import type { SheetStore } from '../../../data/createSheetStore.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import { openStored } from './openStored.ts';

/** A meeting whose sheet holds entries on this device that are not known to have arrived. */
export interface UnsentSheet {
  /** IRI of the meeting. */
  readonly match: string;
  readonly count: number;
  /** `ÉTOILE 1 – RACING 2, 21/11/2026`; null where it cannot be read any more. */
  readonly name: string | null;
}

/** The sheets of an account that wait on this device; none where nothing can be kept. */
export const readUnsent = async (store: SheetStore, account: string): Promise<readonly UnsentSheet[]> => {
  const unsent = await store.unsent(account).catch(() => []);
  return Promise.all(
    unsent.map(async ({ match, count }) => {
      const stored = await openStored(store, account, match).catch(() => null);
      const { home, away, date } = stored?.facts ?? {};
      const name = home && away ? `${meetingName(home.name, away.name)}, ${formatDate(date) ?? ''}` : null;
      return { match, count, name };
    }),
  );
};
