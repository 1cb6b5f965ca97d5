import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { fetchNews } from './fetchNews.ts';
import { isModuleAllowed } from '../../session/access.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';

/** The newest news of the club and of the federation; none for those who may not read them. */
export const useNews = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const state = useSessionState();
  const { club } = useScope(['club']);
  const iri = club?.['@id'] ?? '';
  return useQuery({
    queryKey: ['newestNews', iri],
    queryFn: ({ signal }) => fetchNews((question) => dataProvider.ask(question, { signal }), iri, new Date()),
    enabled: iri !== '' && state.status === 'loggedIn' && isModuleAllowed(state.user, 'news'),
    staleTime: Infinity,
  });
};
