import { today } from '../model/time.ts';
import { checkChange } from './checkChange.ts';
import { decisionOf } from './decisionOf.ts';
import { findLeaving } from './findLeaving.ts';
import { keepHistory } from './keepHistory.ts';
import { namesOf } from './namesOf.ts';
import type { Rules } from './rules.ts';

/** The number of the licence gives the player and the club left. */
export const licenceTransfer: Rules = {
  prepare: async (values, existing, tools) => {
    if (existing) return decisionOf(values, existing, tools);
    const requestDate = today(tools.context.clock);
    const leaving = await findLeaving(tools.context.db, values['licenceNumber']);
    return leaving ? { ...namesOf(leaving), requestDate } : { requestDate };
  },
  check: (values, existing, tools) => checkChange('transfer', values, existing, tools),
  afterWrite: (row, tools) => keepHistory(row, 'transfer', tools),
};
