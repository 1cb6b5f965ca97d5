import type { MessageKey } from '../i18n/MessageKey.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { errorSentence } from '../http/errorSentence.ts';
import { Failure } from '../views/page/Failure.tsx';

interface QueryFailureProps {
  readonly message: MessageKey;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Failure of a query, with its reason and a retry button; nothing without one. */
export const QueryFailure = ({ message, error, refetch }: QueryFailureProps) => {
  const translate = useTranslate();
  if (!error) return null;
  return (
    <Failure message={translate(message)} detail={errorSentence(error)} onRetry={() => void refetch()} />
  );
};
