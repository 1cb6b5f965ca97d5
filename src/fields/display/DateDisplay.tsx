import { formatDate } from '../../lib/dates.ts';
import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';

export const DateDisplay = ({ value }: DisplayProps) => formatDate(value) ?? PLACEHOLDER;
