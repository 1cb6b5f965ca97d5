import { useMemo } from 'react';
import { accountOf } from '../../session/SessionState.ts';
import type { Drafts } from '../../views/drafts/DraftsContext.ts';
import type { Services } from '../../features/ServicesContext.tsx';

/** Drafts of the account that opened the club; they stay its own even when the session ends meanwhile. */
export const useClubDrafts = ({ session, drafts }: Services, clubId: string): Drafts | null =>
  useMemo(() => {
    const account = accountOf(session.getState());
    if (account === null) return null;
    const at = (place: string): string => `${clubId} ${place}`;
    return {
      read: (place) => drafts.read(account, at(place)),
      write: (place, values, base) => drafts.write(account, at(place), values, base),
      remove: (place) => drafts.remove(account, at(place)),
    };
  }, [session, drafts, clubId]);
