import { useTranslate } from 'react-admin';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const BooleanDisplay = ({ value }: DisplayProps) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return PLACEHOLDER;
  return translate(value ? 'boolean.yes' : 'boolean.no');
};
