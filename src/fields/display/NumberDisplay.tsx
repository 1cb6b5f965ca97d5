import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toNumber } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

const FORMAT = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 10 });

export const NumberDisplay = ({ value }: DisplayProps) => {
  const number = toNumber(value);
  return number === null ? PLACEHOLDER : FORMAT.format(number);
};
