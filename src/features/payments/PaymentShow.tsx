import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useDataProvider, useLocation, useShowContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { iriOf } from '../../lib/iri.ts';
import { formatCents } from '../../lib/money.ts';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { PayLink } from './PayLink.tsx';
import { BASKET, readBasket } from './readBasket.ts';
import { payPageOf } from './payPageOf.ts';

/** A payment to read; the provider leads back here, where its answer is waited for. */
export const PaymentShow = ({ config = {}, notFound }: Pick<SchemaShowProps, 'config' | 'notFound'>) => (
  <SchemaShow config={config} notFound={notFound}>
    {(fields) => (
      <>
        <PaymentProgress />
        <ShowSections
          config={config}
          description={{ fields: fields.filter(({ name }) => !SHOWN.includes(name)) }}
        />
      </>
    )}
  </SchemaShow>
);

/** Fields shown by the status above, or technical. */
const SHOWN: readonly string[] = ['checkoutUrl', 'incident', 'key'];

const POLL_MS = 2000;

/** Status of a payment and next actions; polled while the provider may answer. */
const PaymentProgress = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { record, refetch } = useShowContext();
  const page = payPageOf(record);
  const isOpen = page !== null;
  const remains = useRemains(iriOf(record?.['organization']) ?? '', !isOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isOpen, refetch]);
  const account = createPath({ resource: 'accountancy', type: 'list' });
  const { text, severity } = useSentence();
  const isAwaited = isOpen && severity === 'info';
  return (
    <Stack sx={{ gap: 1, mb: 2, alignItems: 'flex-start', displayPrint: 'none' }}>
      <div role="status">
        {text !== '' && (
          <Alert
            severity={severity}
            role="none"
            icon={isAwaited ? <CircularProgress size={20} aria-hidden /> : undefined}
            sx={{ whiteSpace: 'pre-line' }}
          >
            {text}
          </Alert>
        )}
      </div>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && (
          <Button variant="contained" href={page}>
            {translate('payments.resume')}
          </Button>
        )}
        {!isOpen && remains && (
          <PayLink to={createPath({ resource: 'payments', type: 'create' })} from={account}>
            {translate('payments.again')}
          </PayLink>
        )}
        <Button component={LinkBase} to={account}>
          {translate('payments.account')}
        </Button>
      </Stack>
    </Stack>
  );
};

/** Whether anything is left to pay that no payment is under way for. */
const useRemains = (organization: string, enabled: boolean): boolean => {
  const provider = useDataProvider<AppDataProvider>();
  const { data = [] } = useQuery({
    queryKey: [...BASKET, organization],
    queryFn: ({ signal }) => readBasket(provider, organization, signal),
    enabled: enabled && organization !== '',
    gcTime: 0,
  });
  return data.some(({ payment }) => payment === null);
};

interface Sentence {
  readonly text: string;
  readonly severity: AlertColor;
}

/** A mishap says more than the state that it left the payment in. */
const useSentence = (): Sentence => {
  const translate = useTranslate();
  const { state: location } = useLocation();
  const { record } = useShowContext();
  const { state, settled, incident, reference, amount } = record ?? {};
  const isOpen = payPageOf(record) !== null;
  const read = (location as { total?: unknown } | null)?.total;
  if (incident) {
    const text = translate(`payments.incidents.${String(incident)}`, { _: '', reference });
    if (text !== '') return { text, severity: 'warning' };
  }
  if (isOpen && typeof read === 'number' && typeof amount === 'number' && read !== amount)
    return {
      text: translate('payments.changed', { amount: formatCents(amount), read: formatCents(read) }),
      severity: 'warning',
    };
  return {
    text: translate(`payments.now.${String(state)}`, { _: '' }),
    severity: settled === true ? 'success' : isOpen ? 'info' : 'warning',
  };
};
