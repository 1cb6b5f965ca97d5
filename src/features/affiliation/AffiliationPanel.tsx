import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  LinkBase,
  RecordContextProvider,
  ResourceContextProvider,
  useCreatePath,
  useGetList,
  useGetOne,
  type RaRecord,
} from 'react-admin';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCents } from '../../lib/money.ts';
import { permissionsOf } from '../../schema/permissionsOf.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { Loading } from '../../views/page/Loading.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { SectionCard } from '../../views/page/SectionCard.tsx';
import { useDescription } from '../../views/page/useDescription.ts';
import { ProcessBar } from '../../views/process/ProcessBar.tsx';
import { StepsContext } from '../../views/process/StepsContext.ts';
import { QueryFailure } from '../QueryFailure.tsx';
import { useSteps, type AffiliationStep, type AffiliationSteps } from './useSteps.ts';
import { toText } from '../../schema/read.ts';
import { toAddress } from '../../lib/address.ts';
import { useClubId } from '../../session/useRouteIds.ts';

const RESOURCE = 'affiliations';

/** The club's affiliation for the season: steps, price and next action. */
export const AffiliationPanel = () => {
  const translate = useTranslate();
  const { club } = useScope(['club']);
  const affiliation = useAffiliation();
  const { season, steps, refused, record, invoice, isPending, error, retry } = affiliation;
  const description = useDescription(RESOURCE, 'show');
  const fields = description.status === 'ready' ? description.description.fields : [];
  // Only a club affiliates: where the address names none there is nothing to wait for.
  if (!club) return null;
  if (error) return <QueryFailure message="affiliation.failed" error={error} refetch={retry} />;
  if (isPending) return <Loading />;
  return (
    <SectionCard title={translate('affiliation.title', { season })}>
      <ResourceContextProvider value={RESOURCE}>
        {record && (
          <RecordContextProvider value={record}>
            <StepsContext value={{ refused }}>
              <ProcessBar key={String(record.status)} fields={fields} />
            </StepsContext>
          </RecordContextProvider>
        )}
        {typeof record?.reason === 'string' && permissionsOf(record).canUpdate && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {translate('affiliation.reason', { reason: record.reason })}
          </Alert>
        )}
        <StepList steps={steps} record={record} />
        <Money amount={record?.amount} invoice={invoice} />
        <Start {...affiliation} />
      </ResourceContextProvider>
    </SectionCard>
  );
};

const Money = ({ amount, invoice }: { readonly amount: unknown; readonly invoice: Invoice }) => {
  const translate = useTranslate();
  if (typeof amount !== 'number') return null;
  const values = {
    amount: formatCents(amount),
    number: String(invoice?.number ?? ''),
    date: formatDate(invoice?.dueDate) ?? '',
  };
  const key = invoice === null ? 'price' : invoice.due === 0 ? 'paid' : 'due';
  return <Typography sx={{ mt: 2 }}>{translate(`affiliation.${key}`, values)}</Typography>;
};

type Invoice = ReturnType<typeof useAffiliation>['invoice'];

const Start = ({ record, mayStart }: ReturnType<typeof useAffiliation>) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  if (record) {
    const type = permissionsOf(record).canUpdate ? 'edit' : 'show';
    return (
      <Button
        component={LinkBase}
        variant="outlined"
        to={createPath({ resource: RESOURCE, type, id: record.id })}
        sx={{ mt: 2 }}
      >
        {translate(`affiliation.${type === 'edit' ? 'edit' : 'read'}`)}
      </Button>
    );
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ mb: 1 }}>{translate('affiliation.startText')}</Typography>
      {mayStart ? (
        <Button
          component={LinkBase}
          variant="contained"
          to={createPath({ resource: RESOURCE, type: 'create' })}
        >
          {translate('affiliation.start')}
        </Button>
      ) : (
        <RefusedButton variant="contained" reason={translate('affiliation.noStart')}>
          {translate('affiliation.start')}
        </RefusedButton>
      )}
    </Box>
  );
};

interface Affiliation extends Pick<AffiliationSteps, 'steps' | 'refused' | 'isPending' | 'error'> {
  readonly season: string;
  /** The affiliation of the season; null where it has not begun. */
  readonly record: RaRecord | null;
  /** Its invoice, once it is submitted; null where it may not be read. */
  readonly invoice: RaRecord | null;
  readonly mayStart: boolean;
  readonly retry: () => void;
}

/** The affiliation of the club in the address for the working season. */
const useAffiliation = (): Affiliation => {
  const { club, season } = useScope(['club', 'season']);
  const of = { club: club?.['@id'], season: season?.['@id'] };
  const listParams = {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: of,
  };
  const quiet = { enabled: Boolean(club && season), onError: () => undefined };
  const own = useGetList('affiliations', listParams, { ...quiet, staleTime: 0 });
  const record = own.data?.[0] ?? null;
  const steps = useSteps(of, own.data?.[0]);
  const due = toText(record?.transaction?.['@id'] ?? record?.transaction);
  const invoice = useGetOne(
    'accountancy',
    { id: due ?? '' },
    { enabled: due !== null, retry: false, onError: () => undefined },
  );
  return {
    season: toText(season?.name) ?? '',
    steps: steps.steps,
    refused: steps.refused,
    record,
    invoice: (due !== null && invoice.data) || null,
    mayStart: (own.meta as { canCreate?: boolean } | undefined)?.canCreate === true,
    isPending: steps.isPending || own.isPending,
    error: steps.error ?? own.error,
    retry: () => {
      steps.refetch();
      void own.refetch();
    },
  };
};

interface StepListProps {
  readonly steps: readonly AffiliationStep[];
  /** The affiliation; null before it has begun. */
  readonly record: RaRecord | null;
}

/** Steps with their state, what they lack, and a link to the page where it is completed. */
const StepList = ({ steps, record }: StepListProps) => {
  const translate = useTranslate();
  const addressOf = useAddresses(record);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('affiliation.progress', { smart_count: done, total: steps.length })}
      </Typography>
      <Box component="ol" aria-label={translate('affiliation.steps')} sx={LIST}>
        {steps.map(({ step, label, missing, isDone }) => {
          // Complete, it is sent by the button of the process above.
          const isReady = step === 'submission' && missing.length === 0;
          const to = isDone || isReady ? null : addressOf(step);
          const Icon = isDone ? CheckCircleIcon : CircleOutlinedIcon;
          return (
            <li key={step}>
              <Icon
                color={isDone ? 'success' : 'action'}
                titleAccess={translate(`affiliation.${isDone ? 'done' : 'todo'}`)}
              />
              <div>
                <Typography component="strong" sx={{ fontWeight: 600 }}>
                  {label}
                </Typography>
                {missing.length > 0 && (
                  <ul>
                    {missing.map((part) => (
                      <li key={part}>{part}</li>
                    ))}
                  </ul>
                )}
                {to !== null && (
                  <Box sx={{ mt: 0.5 }}>
                    <Button component={LinkBase} size="small" to={to}>
                      {translate(`affiliation.open.${step}`, { _: label })}
                    </Button>
                  </Box>
                )}
              </div>
            </li>
          );
        })}
      </Box>
    </>
  );
};

/** Address at which a step is taken; null for one that cannot be taken yet, or that no page is known for. */
const useAddresses = (record: RaRecord | null): ((step: string) => string | null) => {
  const createPath = useCreatePath();
  const clubId = useClubId();
  const form = record ? createPath({ resource: 'affiliations', type: 'edit', id: record.id }) : null;
  const addresses: Readonly<Record<string, string | null>> = {
    identity: toAddress(clubId, 'informations'),
    officers: createPath({ resource: 'accountants', type: 'list' }),
    hall: toAddress(clubId, 'sporthalls'),
    insurance: form,
    submission: form,
    // Nothing is owed before the affiliation is sent.
    payment: record?.submitDate ? toAddress(clubId, 'accountancy') : null,
  };
  return (step) => (Object.hasOwn(addresses, step) ? (addresses[step] ?? null) : null);
};

const LIST = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  // Beside one another where there is room, so that the list below is in sight.
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(220px, 1fr))' },
  columnGap: 3,
  rowGap: 1.5,
  '& > li': { display: 'flex', gap: 1, overflowWrap: 'anywhere' },
  '& ul': { m: 0, pl: 2.5 },
} as const;
