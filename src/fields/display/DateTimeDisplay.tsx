import { formatDateTime } from '../../i18n/formatDateTime.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const DateTimeDisplay = ({ value }: DisplayProps) => formatDateTime(value) ?? PLACEHOLDER;
