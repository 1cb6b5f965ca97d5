import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';

/** Says that the fields are those that records have, where the server describes none; nothing otherwise. */
export const GuessedNotice = ({ description }: { readonly description: Description | null }) => {
  const translate = useTranslate();
  if (!description?.isGuessed) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 1 }}>
      {translate('description.guessed')}
    </Typography>
  );
};
