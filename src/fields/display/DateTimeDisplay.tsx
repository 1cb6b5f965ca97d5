import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const DateTimeDisplay = ({ field, value }: DisplayProps) =>
  formatDateTime(value, field.isDayOrMoment) ?? PLACEHOLDER;
