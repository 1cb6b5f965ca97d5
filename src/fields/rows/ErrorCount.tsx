import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/useTranslate.ts';

/** Number of messages in what is closed or aside. */
export const ErrorCount = ({ count }: { readonly count: number }) => {
  const translate = useTranslate();
  return count > 0 ? (
    <Chip size="small" color="error" label={translate('rows.errors', { smart_count: count })} />
  ) : null;
};
