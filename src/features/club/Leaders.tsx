import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCanAccess, useCreatePath, useDataProvider, useGetList } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { FieldDisplay } from '../../fields/FieldDisplay.tsx';
import { dayOf, formatDate, toDateInput } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useOpenPath } from '../../views/page/useOpenPath.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { query } from '../../data/graphql/query.ts';
import type { ListMeta } from '../../data/createListReader.ts';
import { iriOf } from '../../lib/iri.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { toText } from '../../schema/read.ts';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { QueryFailure } from '../QueryFailure.tsx';

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

interface Leader {
  readonly iri: string;
  readonly function: string;
  readonly name: string;
  readonly isSignatory: boolean;
  readonly since: unknown;
  readonly contacts: readonly { readonly field: FieldDescription; readonly value: unknown }[];
}

interface Leadership {
  readonly leaders: readonly Leader[];
  /** Names of the mandatory functions that are vacant. */
  readonly vacant: readonly string[];
  readonly mayAdd: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A board is small. */
const MANY = 100;

/** Holders of the functions of the club on a day (`yyyy-MM-dd`). */
const useLeaders = (today: string): Leadership => {
  const provider = useDataProvider<AppDataProvider>();
  const { club } = useScope(['club']);
  const accountants = useGetList(
    'accountants',
    {
      pagination: { page: 1, perPage: MANY },
      sort: { field: 'order', order: 'ASC' },
      filter: { organization: club?.['@id'], internal: true },
    },
    { enabled: Boolean(club), onError: () => undefined },
  );
  const mandatory = useQuery({
    queryKey: ['accountant-functions', 'mandatory'],
    queryFn: ({ signal }) =>
      provider.query(
        query('mandatoryFunctions', '/accountant_functions')
          .select('name')
          .where('scope', 'club')
          .where('mandatory', true)
          .orderBy('order')
          .pagination({ limit: MANY })
          .withoutTotal(),
        { signal },
      ),
  });
  const description = useDescription('accountants', 'list');
  const described = description.status === 'ready' ? description.description.fields : [];
  const current = (accountants.data ?? []).filter((row) => {
    const end = toDateInput(row.endDate);
    return end === '' || end >= today;
  });
  const filled = new Set(current.map((row) => iriOf(row.function)));
  return {
    leaders: current.map((row) => ({
      iri: String(row.id),
      function: toText(valueAt(row, 'function.name')) ?? '',
      name: ['familyName', 'givenName']
        .flatMap((part) => toText(valueAt(row, `person.${part}`)) ?? [])
        .join(' '),
      isSignatory: row.signatory === true,
      since: row.startDate,
      contacts: described
        .filter(({ name }) => (name === 'email' || name === 'phone') && Boolean(row[name]))
        .map((field) => ({ field, value: row[field.name] })),
    })),
    vacant: (mandatory.data?.data ?? [])
      .filter((one) => !filled.has(iriOf(one)))
      .flatMap((one) => toText(valueAt(one, 'name')) ?? []),
    mayAdd: (accountants.meta as ListMeta | undefined)?.canCreate ?? false,
    isPending: accountants.isPending || mandatory.isPending,
    error: accountants.error ?? mandatory.error,
    retry: () => {
      void accountants.refetch();
      void mandatory.refetch();
    },
  };
};
