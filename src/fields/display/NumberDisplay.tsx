import { toFigure } from '../../i18n/toFigure.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toNumber } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const NumberDisplay = ({ value }: DisplayProps) => {
  const number = toNumber(value);
  return number === null ? PLACEHOLDER : toFigure(number);
};
