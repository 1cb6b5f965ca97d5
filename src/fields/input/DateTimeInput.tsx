import type { InputProps } from '../FieldProps.ts';
import { MomentInput } from '../moment/MomentInput.tsx';

/** A moment in Europe/Berlin wall time, kept as `yyyy-MM-ddTHH:mm:ss`. */
export const DateTimeInput = (props: InputProps) => <MomentInput {...props} kind="datetime" />;
