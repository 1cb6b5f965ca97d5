import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { matchPage, type Match } from './matchPage.ts';

/** Where the reader is: behind `/{clubId}/`, without slash at the end. */
export const useClubPath = (): string => {
  const { clubId = '' } = useParams();
  const { pathname } = useLocation();
  return pathname.slice(clubId.length + 2).replace(/\/$/, '');
};

/** The page of the address; null where only a resource owns it, or nobody. */
export const usePage = (): Match | null => {
  const path = useClubPath();
  return useMemo(() => matchPage(path), [path]);
};
