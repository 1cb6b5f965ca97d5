import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { countOf } from '../../data/graphql/query.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { useClubFilter } from '../clubsHere.ts';
import { useMayOpen } from '../FeaturesContext.tsx';
import { Tile } from '../Tile.tsx';

const UNDER_WAY = { open: true } as const;

/** The mutations under way that come to the club or leave it; above the clubs, those of all beneath. */
export const MutationsTile = () => {
  const createPath = useCreatePath();
  const dataProvider = useDataProvider<AppDataProvider>();
  const ofClubs = useClubFilter();
  const resource = 'mutations';
  const canAccess = useMayOpen()({ resource });
  const either = Object.entries({ ...ofClubs('leftClub'), ...ofClubs('welcomeClub') });
  const { data, isPending, isLoadingError } = useQuery({
    queryKey: [resource, 'under way', either],
    queryFn: ({ signal }) => {
      const counted = either.reduce(
        (all, [path, value]) => all.orWhere(path, value),
        countOf('/licence_mutations', UNDER_WAY),
      );
      return dataProvider.query(counted, { signal });
    },
    enabled: canAccess,
  });
  if (!canAccess) return null;
  const search = new URLSearchParams({ filter: JSON.stringify(UNDER_WAY) });
  return (
    <Tile
      to={`${createPath({ resource, type: 'list' })}?${search}`}
      value={isPending ? '…' : (data?.total ?? PLACEHOLDER)}
      label="home.mutations"
      failure={isLoadingError ? 'home.unknown' : null}
    />
  );
};
