import { HttpError, useTranslate } from 'react-admin';
import { errorSentence } from '../http/errorSentence.ts';
import { Failure } from './Failure.tsx';
import { ViewHeader, type Crumb } from './ViewHeader.tsx';

interface RecordFailureProps {
  readonly error: Error;
  readonly parents: readonly Crumb[];
  readonly onRetry: () => void;
}

/** Stands in place of a record that could not be read; the address stays (R2.98). */
export const RecordFailure = ({ error, parents, onRetry }: RecordFailureProps) => {
  const translate = useTranslate();
  const status = error instanceof HttpError ? error.status : null;
  const title = translate(status === 404 ? 'records.missing' : 'app.loadFailed');
  const message = status === 403 ? translate('access.denied') : errorSentence(error);
  return (
    <>
      <ViewHeader title={title} parents={parents} />
      <Failure message={message} {...(status === 404 || status === 403 ? {} : { onRetry })} />
    </>
  );
};
