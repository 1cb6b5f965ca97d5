import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkBase, useCreatePath, useDataProvider } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { formatDay } from '../../lib/dates.ts';
import { isModuleAllowed } from '../../session/access.ts';
import { isInfoDialogClosed, rememberInfoDialog } from '../../session/infoDialog.ts';
import { useSessionState } from '../../session/SessionContext.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Failure } from '../../views/page/Failure.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { fetchNews } from './fetchNews.ts';

/**
 * The newest news of the club itself, once a session; without news, or when it cannot be read, there is nothing (R4.8).
 * News of the federation are on the page and in nobody's way.
 */
export const NewsDialog = () => {
  const translate = useTranslate();
  const [isClosed, setClosed] = useState(() => isInfoDialogClosed(document));
  const newest = useNews().data?.find(({ isOwn }) => isOwn);
  if (isClosed || !newest) return null;
  return (
    <DialogFrame
      title={newest.title}
      text={newest.summary}
      actions={
        <Button
          // The dialog has this answer alone, and is announced with it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          variant="contained"
          onClick={() => {
            rememberInfoDialog(document);
            setClosed(true);
          }}
        >
          {translate('home.closeNews')}
        </Button>
      }
    />
  );
};

/** The newest news, each leading to all of it; nothing where there is none. */
export const ClubNews = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [], isLoadingError, refetch } = useNews();
  if (isLoadingError)
    return <Failure message={translate('home.newsFailed')} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <SectionCard title={translate('home.news')}>
      <Box component="ul" sx={NEWS}>
        {data.map(({ id, title, summary, publishDate, from }) => (
          <Box component="li" key={id}>
            <Link component={LinkBase} to={createPath({ resource: 'news', type: 'show', id })}>
              {title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {[formatDay(publishDate), from].filter(Boolean).join(' · ')}
            </Typography>
            <Typography>{summary}</Typography>
          </Box>
        ))}
      </Box>
      <Link
        component={LinkBase}
        to={createPath({ resource: 'news', type: 'list' })}
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {translate('home.allNews')}
      </Link>
    </SectionCard>
  );
};

/** Side by side where there is room. */
const NEWS = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
} as const;

/** The newest news of the club and of the federation; none for those who may not read them. */
const useNews = () => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const state = useSessionState();
  const { organization } = useScope(['organization']);
  const iri = organization?.['@id'] ?? '';
  return useQuery({
    queryKey: ['newestNews', iri],
    queryFn: ({ signal }) => fetchNews((request) => dataProvider.query(request, { signal }), iri, new Date()),
    enabled: iri !== '' && state.status === 'loggedIn' && isModuleAllowed(state.user, 'news'),
    staleTime: Infinity,
  });
};
