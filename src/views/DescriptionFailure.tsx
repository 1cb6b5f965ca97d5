import { useTranslate } from 'react-admin';
import { errorSentence } from '../http/errorSentence.ts';
import { MappingError } from '../schema/parseMapping.ts';
import { Failure } from './Failure.tsx';
import type { DescriptionState } from './useDescription.ts';

/** The view cannot be generated, because its description was refused, lost or is unusable. */
export const DescriptionFailure = ({
  state,
}: {
  readonly state: Extract<DescriptionState, { status: 'failed' }>;
}) => {
  const translate = useTranslate();
  const unusable = state.error instanceof MappingError;
  return (
    <Failure
      message={translate(unusable ? 'description.invalid' : 'description.failed')}
      {...(unusable ? {} : { detail: errorSentence(state.error) })}
      onRetry={state.retry}
    />
  );
};
