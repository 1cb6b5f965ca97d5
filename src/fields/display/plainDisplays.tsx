import { useTranslate } from '../../i18n/useTranslate.ts';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { toFigure } from '../../i18n/toFigure.ts';
import { toNumber } from '../../schema/read.ts';
import { formatCents } from '../../lib/money.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { toClock } from '../../lib/clock.ts';

export const BooleanDisplay = ({ value }: DisplayProps) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return PLACEHOLDER;
  return translate(value ? 'boolean.yes' : 'boolean.no');
};

export const NumberDisplay = ({ value }: DisplayProps) => {
  const number = toNumber(value);
  return number === null ? PLACEHOLDER : toFigure(number);
};

export const CurrencyDisplay = ({ value }: DisplayProps) => {
  const cents = toNumber(value);
  return cents === null ? PLACEHOLDER : formatCents(cents);
};

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

export const DateDisplay = ({ value }: DisplayProps) => formatDate(value) ?? PLACEHOLDER;

export const DateTimeDisplay = ({ field, value }: DisplayProps) =>
  formatDateTime(value, field.isDayOrMoment) ?? PLACEHOLDER;

/** The clock as it was written, without any shift of zone; what is no time is shown as it is. */
export const TimeDisplay = ({ value }: DisplayProps) =>
  isEmpty(value) ? PLACEHOLDER : (toClock(value) ?? String(value));
