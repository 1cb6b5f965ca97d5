import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';

/** Names the described fields whose name no form can use; nothing where there are none. */
export const LeftOutFields = ({ description: { leftOut = [] } }: { readonly description: Description }) => {
  const translate = useTranslate();
  if (leftOut.length === 0) return null;
  const names = leftOut.map(({ label }) => label).join(', ');
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
      {translate('description.leftOut', { smart_count: leftOut.length, names })}
    </Typography>
  );
};
