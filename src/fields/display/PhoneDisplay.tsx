import Link from '@mui/material/Link';
import { formatPhone, toPhoneDigits } from '../../lib/phone.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

/** A grouped phone number that can be called; one that is none is told in its place and breaks nothing else. */
export const PhoneDisplay = ({ value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = String(value);
  const { shown, isNumber } = readPhone(text);
  if (!isNumber) return shown;
  return (
    <Link href={`tel:${toPhoneDigits(text)}`} sx={{ whiteSpace: 'nowrap' }}>
      {shown}
    </Link>
  );
};

const readPhone = (text: string): { readonly shown: string; readonly isNumber: boolean } => {
  try {
    return { shown: formatPhone(text), isNumber: true };
  } catch (error) {
    return { shown: (error as Error).message, isNumber: false };
  }
};
