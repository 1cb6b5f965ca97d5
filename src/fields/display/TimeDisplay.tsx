import { toClock } from '../../lib/clock.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** The clock as it was written, without any shift of zone; what is no time is shown as it is. */
export const TimeDisplay = ({ value }: DisplayProps) =>
  isEmpty(value) ? PLACEHOLDER : (toClock(value) ?? String(value));
