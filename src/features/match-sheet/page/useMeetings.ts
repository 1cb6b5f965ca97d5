import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../../schema/read.ts';
import { useServices } from '../../ServicesContext.tsx';
import { fromCollection } from '../../../schema/fromCollection.ts';

/** Meetings under the filters of a query, as the collection answers them. */
export const useMeetings = (query: string, isEnabled: boolean) => {
  const { transport } = useServices();
  return useQuery({
    queryKey: ['meetings', query],
    queryFn: async ({ signal }) =>
      fromCollection((await transport.request(`/sport_matches?${query}`, { signal })).body).filter(isObject),
    enabled: isEnabled,
  });
};
