import { formatDateTime } from '../../../i18n/formatDateTime.ts';

/** `21/11/2026 à 17:05`; empty for other values. */
export const toMinute = (value: unknown): string => formatDateTime(value)?.slice(0, -':00'.length) ?? '';
