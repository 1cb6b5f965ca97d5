import { useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { filledBy } from '../../features/clubsHere.ts';
import { useSeasonHeaders, useSeasons, WorkingSeasonContext } from '../../features/useSeasons.ts';
import { useIsWhole } from '../../features/useWholeSpace.ts';
import { KnownRecordsContext } from '../../fields/KnownRecords.tsx';
import type { Season } from '../../rules/season.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { ScopeContext, type Scope, type ScopeRecord } from '../../views/page/ScopeContext.tsx';
import { hasAllModules } from '../../session/access.ts';
import { useUser } from '../../session/SessionContext.tsx';
import { useClub } from './useClub.ts';

/** Scope implied by the place of a page: its club, where there are clubs, and the season of work. */
const toScope = (club: ScopeRecord | null, season: Season | null, current = season): Scope => ({
  ...(club ? filledBy(club) : {}),
  ...(season ? { season: { ...season, current: season['@id'] === current?.['@id'] } } : {}),
});

/** Gives the views the club of the address and the working season. */
export const ClubScope = ({ children }: { readonly children: ReactNode }) => {
  const club = useClub();
  const isWhole = useIsWhole();
  const { seasons, current, isPending } = useSeasons();
  useSeasonHeaders(current);
  const [chosen, choose] = useState<Season | null>(null);
  const season = chosen ?? current;
  const working = useMemo(() => ({ season, choose }), [season]);
  const scope = useMemo(
    () => toScope(isWhole ? null : club, season, current),
    [club, season, current, isWhole],
  );
  const known = useMemo(
    () => ({ '/seasons': seasons.map((one): RaRecord => ({ ...one, id: one['@id'] })) }),
    [seasons],
  );
  const isOfficial = hasAllModules(useUser());
  // Lists of the season wait for it: without it they would first show every season, then jump.
  if (isPending) return null;
  // So do those of officials until it is known where they are: others have rights in clubs alone.
  if (isOfficial && club.name === '') return <Loading />;
  return (
    <KnownRecordsContext value={known}>
      <WorkingSeasonContext value={working}>
        <ScopeContext value={scope}>{children}</ScopeContext>
      </WorkingSeasonContext>
    </KnownRecordsContext>
  );
};
