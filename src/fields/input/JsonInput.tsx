import { fromTypedJson, toTypedJson } from '../../schema/typedJson.ts';
import type { InputProps } from '../FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';

/** Any value as JSON, indented when the field is left; a text that is none is kept as typed, so that validation can say so. */
export const JsonInput = (props: InputProps) => (
  <FormattedInput {...props} isCode format={toTypedJson} parse={fromTypedJson} />
);
