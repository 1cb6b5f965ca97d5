import Link from '@mui/material/Link';
import { formatPhone, toPhoneDigits } from '../../lib/phone.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** A grouped phone number that can be called; one that is none is told in its place and breaks nothing else. */
export const PhoneDisplay = ({ value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = String(value);
  try {
    return (
      <Link href={`tel:${toPhoneDigits(text)}`} sx={{ whiteSpace: 'nowrap' }}>
        {formatPhone(text)}
      </Link>
    );
  } catch (error) {
    return (error as Error).message;
  }
};
