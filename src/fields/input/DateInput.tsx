import type { InputProps } from '../FieldProps.ts';
import { MomentInput } from '../moment/MomentInput.tsx';

/** A calendar date, kept as `yyyy-MM-ddT00:00:00`. */
export const DateInput = (props: InputProps) => <MomentInput {...props} kind="date" />;
