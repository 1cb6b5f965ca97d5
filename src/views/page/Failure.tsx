import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate.ts';

interface FailureProps {
  readonly message: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
}

/** Says in place what could not be read, and offers to try again. */
export const Failure = ({ message, detail, onRetry }: FailureProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        onRetry && (
          <Button color="inherit" onClick={onRetry}>
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {message}
      {detail && detail !== message ? <div>{detail}</div> : null}
    </Alert>
  );
};
