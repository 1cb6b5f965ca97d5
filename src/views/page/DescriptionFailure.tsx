import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isForbidden } from '../../data/isForbidden.ts';
import { errorSentence } from '../../http/errorSentence.ts';
import { MappingError } from '../../schema/parseMapping.ts';
import { AccessRefused } from '../../session/AccessRefused.tsx';
import { Failure } from './Failure.tsx';
import type { DescriptionState } from './useDescription.ts';

interface DescriptionFailureProps {
  readonly state: Extract<DescriptionState, { status: 'failed' }>;
  /** Shown to who may not read the description; the way home by default. */
  readonly refused?: ReactNode;
}

/** The view cannot be generated, because its description was refused, lost or is unusable. */
export const DescriptionFailure = ({ state, refused = <AccessRefused /> }: DescriptionFailureProps) => {
  const translate = useTranslate();
  if (isForbidden(state.error)) return refused;
  const unusable = state.error instanceof MappingError;
  return (
    <Failure
      message={translate(unusable ? 'description.invalid' : 'description.failed')}
      {...(unusable ? {} : { detail: errorSentence(state.error) })}
      onRetry={state.retry}
    />
  );
};
