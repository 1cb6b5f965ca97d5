import type { InputProps } from '../FieldProps.ts';
import { MomentInput } from '../moment/MomentInput.tsx';

/** A moment in Europe/Berlin wall time, kept as `yyyy-MM-ddTHH:mm:ss`; where it may be a day alone, a day will do. */
export const DateTimeInput = (props: InputProps) => (
  <MomentInput {...props} kind={props.field.isDayOrMoment ? 'dayOrMoment' : 'datetime'} />
);
