import { formatPhone } from '../../lib/phone.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** A grouped phone number; one that is none is told in its place and breaks nothing else (R5.94). */
export const PhoneDisplay = ({ value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  try {
    return formatPhone(String(value));
  } catch (error) {
    return (error as Error).message;
  }
};
