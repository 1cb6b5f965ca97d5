import type { SheetStore } from '../../../data/createSheetStore.ts';
import { formatDate } from '../../../lib/dates.ts';
import { meetingName } from '../../../lib/meetingName.ts';
import type { Unsent } from '../../defineFeature.ts';
import { openStored } from './openStored.ts';

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
