import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { LinkBase, useCreatePath, useShowContext, useTranslate } from 'react-admin';
import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/ShowSections.tsx';
import { payPageOf } from './payPageOf.ts';

/** A payment to read; the provider leads back here, where its answer is waited for. */
export const PaymentShow = (props: SchemaShowProps) => (
  <SchemaShow {...props}>
    {(fields) => (
      <>
        <Progress />
        <ShowSections
          config={props.config ?? {}}
          description={{ fields: fields.filter(({ name }) => !TECHNICAL.includes(name)) }}
        />
      </>
    )}
  </SchemaShow>
);

/** Told by the button that resumes the payment, or of no use to a reader. */
const TECHNICAL: readonly string[] = ['checkoutUrl', 'key'];

const ASK_AGAIN_MS = 2000;

const Progress = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { record, refetch } = useShowContext();
  const page = payPageOf(record);
  const isOpen = page !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, refetch]);
  const to = (resource: string, type: string): string => createPath({ resource, type });
  const told = translate(`payments.now.${String(record?.['state'])}`, { _: '' });
  return (
    <Stack sx={{ gap: 1, mb: 2, alignItems: 'flex-start', displayPrint: 'none' }}>
      <div role="status">
        {told !== '' && (
          <Alert severity="info" icon={isOpen ? <CircularProgress size={20} aria-hidden /> : undefined}>
            {told}
          </Alert>
        )}
      </div>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isOpen && (
          <Button variant="contained" href={page}>
            {translate('payments.resume')}
          </Button>
        )}
        {!isOpen && (
          <Button component={LinkBase} to={to('payments', 'create')}>
            {translate('payments.again')}
          </Button>
        )}
        <Button component={LinkBase} to={to('accountancy', 'list')}>
          {translate('payments.account')}
        </Button>
      </Stack>
    </Stack>
  );
};
