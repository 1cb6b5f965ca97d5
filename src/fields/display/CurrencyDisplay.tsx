import { formatCents } from '../../lib/money.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toNumber } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const CurrencyDisplay = ({ value }: DisplayProps) => {
  const cents = toNumber(value);
  return cents === null ? PLACEHOLDER : formatCents(cents);
};
