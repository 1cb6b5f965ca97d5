import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toAddress } from '../../lib/address.ts';
import { useClubId } from '../../session/useRouteIds.ts';
import { useOpenPages, usePageTitle } from '../FeaturesContext.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { useCollections } from '../useCollections.ts';

/** Collections of a server without clubs beside our own pages, to be opened; or why there is nothing to open. */
export const Collections = () => {
  const translate = useTranslate();
  const id = useId();
  const clubId = useClubId();
  const titleOf = usePageTitle();
  const { collections, isPending, error, refetch } = useCollections(true);
  const pages = useOpenPages().filter(({ isDiscovered }) => isDiscovered);
  if (error) return <QueryFailure message="app.collectionsFailed" error={error} refetch={refetch} />;
  if (!isPending && collections.length === 0)
    return (
      <Alert severity="info">
        <AlertTitle>{translate('home.noCollections')}</AlertTitle>
        {translate('home.noCollectionsHint')}
      </Alert>
    );
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {translate('home.collections')}
      </Typography>
      <Box component="ul" sx={GRID}>
        {pages.map((page) => (
          <Card key={page.path} component="li">
            <CardActionArea
              component={LinkBase}
              to={toAddress(clubId, page.path)}
              sx={{ p: 2, height: '100%' }}
            >
              <Typography component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {titleOf(page)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </section>
  );
};

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: 1,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
