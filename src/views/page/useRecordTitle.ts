import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Crumb } from './PlaceContext.ts';

/**
 * Title of the document for a page that bears the name of a record, behind it that of its list: a label may be called as
 * the home is.
 */
export const useRecordTitle = (name: string, [list]: readonly Crumb[] = []): string =>
  useTranslate()('app.title', { page: list ? `${name} – ${list.label}` : name });
