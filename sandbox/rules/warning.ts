import { sql } from '../storage/sql.ts';
import { playersOfMeeting } from './playersOfMeeting.ts';
import { refuseTwin } from './refuseTwin.ts';
import { refuseClosedSheet } from './sheetState.ts';
import type { Rules, Tools } from './rules.ts';

const countCards = async (sportMatch: unknown, { context: { db } }: Tools): Promise<void> => {
  if (typeof sportMatch !== 'number') return;
  await db.query(sql`update sport_matches set
      has_warnings = exists (select 1 from warnings where sport_match_id = ${sportMatch}::int)
    where id = ${sportMatch}::int`);
};

/** A person gets a card of a type once in a meeting, which says that there were cards. */
export const warning: Rules = {
  opens: ({ sportMatch }, tools) => playersOfMeeting(tools, sportMatch),
  check: async (values, existing, tools) => [
    ...(await refuseTwin(tools, values, existing, {
      entity: 'warning',
      fields: ['sportMatch', 'person', 'type'],
      message: 'Ce carton figure déjà sur la feuille.',
    })),
    ...(await refuseClosedSheet(tools, values['sportMatch'])),
  ],
  afterWrite: ({ sportMatch }, tools) => countCards(sportMatch, tools),
  afterRemove: ({ sportMatch }, tools) => countCards(sportMatch, tools),
};
