import type { InputProps } from '../FieldProps.ts';
import { MomentInput } from '../moment/MomentInput.tsx';

/** A time of day without a zone, kept as `1970-01-01T20:45:00`. */
export const TimeInput = (props: InputProps) => <MomentInput {...props} kind="time" />;
