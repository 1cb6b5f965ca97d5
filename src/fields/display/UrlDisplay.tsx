import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { SafeLink } from './SafeLink.tsx';

export const UrlDisplay = ({ value }: DisplayProps) => {
  const address = toText(value);
  return address ? <SafeLink href={address} text={address} /> : PLACEHOLDER;
};
