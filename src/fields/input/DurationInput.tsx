import { formatDuration } from '../../i18n/formatDuration.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toTypedDuration } from '../../lib/readDuration.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** A duration in words, kept in ISO 8601; text that is none is kept as typed, so that validation can say so. */
export const DurationInput = (props: InputProps) => {
  const hint = useTranslate()('inputs.duration');
  return <FormattedInput {...props} hint={hint} format={toDurationInput} parse={toTypedDuration} />;
};

const toDurationInput = (value: unknown): string =>
  formatDuration(value) ?? (typeof value === 'string' ? value : '');
