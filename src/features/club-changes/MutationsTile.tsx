import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { countOf } from '../../data/graphql/query.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { useMayList } from '../FeaturesContext.tsx';
import { Tile } from '../Tile.tsx';

const UNDER_WAY = { open: true } as const;

/** The mutations under way that come to the club or leave it. */
export const MutationsTile = () => {
  const createPath = useCreatePath();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const resource = 'mutations';
  const canAccess = useMayList()(resource);
  const { data, isPending, isLoadingError } = useQuery({
    queryKey: [resource, 'under way', club?.['@id']],
    queryFn: ({ signal }) => {
      const counted = countOf('/licence_mutations', UNDER_WAY);
      const ofClub = counted.orWhere('leftClub', club?.['@id']).orWhere('welcomeClub', club?.['@id']);
      return dataProvider.query(ofClub, { signal });
    },
    enabled: canAccess && club !== undefined,
  });
  if (!canAccess || !club) return null;
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
