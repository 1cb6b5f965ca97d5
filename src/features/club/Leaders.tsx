import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCanAccess, useCreatePath } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useOpenPath } from '../../views/page/useOpenPath.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useLeaders } from './useLeaders.ts';

/** Current officers of the club, and the mandatory functions that are vacant. */
export const Leaders = () => {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: 'accountants', action: 'list' });
  if (isPending) return <Loading />;
  return canAccess ? <Board /> : <Alert severity="info">{translate('clubInformations.noLeaders')}</Alert>;
};

const Board = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const openPath = useOpenPath('accountants');
  const [today] = useState(() => dayOf(new Date()));
  const { leaders, vacant, mayAdd, isPending, error, retry } = useLeaders(today);
  if (error) return <QueryFailure message="clubInformations.leadersFailed" error={error} refetch={retry} />;
  if (isPending) return <Loading />;
  return (
    <SectionCard title={translate('clubInformations.leaders')}>
      {vacant.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('clubInformations.vacant', { names: vacant.join(', ') })}
        </Alert>
      )}
      {leaders.length === 0 && <Typography>{translate('clubInformations.nobody')}</Typography>}
      <Box component="ul" aria-label={translate('clubInformations.leaders')} sx={LIST}>
        {leaders.map(({ iri, function: office, name, isSignatory, since, contacts }) => (
          <Box component="li" key={iri} sx={LINE}>
            <Typography component="span" color="textSecondary">
              {office}
            </Typography>
            <div>
              <Link component={LinkBase} to={openPath(iri)}>
                {name}
              </Link>
              {isSignatory && ` (${translate('clubInformations.signatory')})`}
              <Typography variant="body2" color="textSecondary">
                {translate('clubInformations.since', { date: formatDate(since) ?? PLACEHOLDER })}
              </Typography>
            </div>
            <Typography component="div" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {contacts.map(({ field, value }) => (
                <div key={field.name}>
                  <FieldDisplay field={field} value={value} />
                </div>
              ))}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {mayAdd && (
          <Button
            component={LinkBase}
            variant="contained"
            to={createPath({ resource: 'accountants', type: 'create' })}
          >
            {translate('clubInformations.addLeader')}
          </Button>
        )}
        <Button component={LinkBase} to={createPath({ resource: 'accountants', type: 'list' })}>
          {translate('clubInformations.allLeaders')}
        </Button>
      </Box>
    </SectionCard>
  );
};

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

/** Below one another on a phone. */
const LINE = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(9rem, 1fr) minmax(0, 2fr) minmax(0, 2fr)' },
} as const;
