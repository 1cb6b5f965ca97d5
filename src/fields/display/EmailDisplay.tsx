import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { SafeLink } from './SafeLink.tsx';

export const EmailDisplay = ({ value }: DisplayProps) => {
  const email = toText(value)?.trim();
  if (!email) return PLACEHOLDER;
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? <SafeLink href={`mailto:${email}`} text={email} /> : email;
};
