import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toNumber } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

const FORMAT = new Intl.NumberFormat('fr-FR', {
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 10,
});

/** `12.5` is `12,5 %`. */
export const PercentageDisplay = ({ value }: DisplayProps) => {
  const number = toNumber(value);
  return number === null ? PLACEHOLDER : FORMAT.format(number);
};
