import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { formatDay } from '../../lib/dates.ts';
import { Failure } from '../../views/page/Failure.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useNews } from './useNews.ts';

/** The newest news, each leading to all of it; nothing where there is none. */
export const ClubNews = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data = [], error, refetch } = useNews();
  if (error) return <Failure message={translate('home.newsFailed')} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <SectionCard title={translate('home.news')}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
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
    </SectionCard>
  );
};
