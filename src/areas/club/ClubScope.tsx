import { useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { KnownRecordsContext } from '../../fields/KnownRecords.tsx';
import { ScopeContext, type Scope } from '../../views/ScopeContext.tsx';
import { useClub } from './useClub.ts';
import { useSeasonHeaders, useSeasons } from './useSeasons.ts';

/** Tells the views what the address implies: the club it names, and the current season. */
export const ClubScope = ({ children }: { readonly children: ReactNode }) => {
  const club = useClub();
  const { seasons, current, isPending } = useSeasons();
  useSeasonHeaders(current);
  const scope = useMemo<Scope>(
    () => ({ club, ...(current ? { season: { ...current } } : {}) }),
    [club, current],
  );
  const known = useMemo(
    () => ({ '/seasons': seasons.map((season): RaRecord => ({ ...season, id: season['@id'] })) }),
    [seasons],
  );
  // Lists of the season wait for it: without it they would first show every season, then jump.
  if (isPending) return null;
  return (
    <KnownRecordsContext value={known}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </KnownRecordsContext>
  );
};
