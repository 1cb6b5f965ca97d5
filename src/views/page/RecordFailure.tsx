import Button from '@mui/material/Button';
import { HttpError, LinkBase, useLocation } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { valueAt } from '../../lib/paths.ts';
import { toText } from '../../schema/read.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { errorSentence, serverText } from '../../http/errorSentence.ts';
import { AccessRefused } from '../../session/AccessRefused.tsx';
import { Failure } from './Failure.tsx';
import { PlaceContext, type Crumb } from './PlaceContext.ts';
import { ViewHeader } from './ViewHeader.tsx';

interface RecordFailureProps {
  readonly error: Error;
  readonly parents: readonly Crumb[];
  readonly onRetry: () => void;
}

/** Shown instead of a record that could not be read; the address stays, unless it is refused. */
export const RecordFailure = ({ error, parents, onRetry }: RecordFailureProps) => {
  const translate = useTranslate();
  const location = useLocation();
  if (isForbidden(error)) return <AccessRefused />;
  const isMissing = error instanceof HttpError && error.status === 404;
  // The record whose link was followed has it by this name: it is there, for others.
  const name = isMissing ? toText(valueAt(location.state, 'named')) : null;
  const missing = name === null ? 'records.missing' : 'records.closed';
  const title = translate(isMissing ? missing : 'app.loadFailed');
  const message = name === null ? errorSentence(error) : translate('records.closedTo', { name });
  const said = isMissing ? serverText(error) : null;
  // The phrase of the status itself says nothing more, and is no French.
  const text = said === 'Not Found' ? null : said;
  const list = parents.findLast(({ to }) => to !== undefined);
  return (
    <>
      {/* The title is that of what happened, whatever page this is. */}
      <PlaceContext value={{}}>
        <ViewHeader title={title} parents={parents} />
      </PlaceContext>
      <Failure
        message={message}
        {...(text !== null && text !== message && { detail: translate('records.answered', { text }) })}
        {...(isMissing ? {} : { onRetry })}
      />
      {isMissing && list?.to !== undefined && (
        <Button component={LinkBase} to={list.to} sx={{ mt: 2 }}>
          {list.label}
        </Button>
      )}
    </>
  );
};
