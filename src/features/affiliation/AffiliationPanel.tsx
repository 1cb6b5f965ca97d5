import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, RecordContextProvider, ResourceContextProvider, useCreatePath } from 'react-admin';
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
import { QueryFailure } from '../QueryFailure.tsx';
import { StepList } from './StepList.tsx';
import { useAffiliation } from './useAffiliation.ts';

const RESOURCE = 'affiliations';

/** The club's affiliation for the season: steps, price and next action. */
export const AffiliationPanel = () => {
  const translate = useTranslate();
  const { club } = useScope(['club']);
  const affiliation = useAffiliation();
  const { season, steps, record, invoice, isPending, error, retry } = affiliation;
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
            <ProcessBar key={String(record.status)} fields={fields} />
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
