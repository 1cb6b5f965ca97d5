import { useTranslate } from '../../i18n/useTranslate.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

interface FailureProps {
  readonly message: string;
  readonly detail?: string;
  readonly onRetry?: () => void;
}

/** Says in place what could not be read, and offers to try again. */
export const Failure = ({ message, detail, onRetry }: FailureProps) => {
  const translate = useTranslate();
  return (
    <ErrorNote
      message={message}
      {...(detail && detail !== message && { detail })}
      {...(onRetry && { again: { label: translate('app.retry'), onClick: onRetry } })}
    />
  );
};
