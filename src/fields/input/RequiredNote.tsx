import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** Replaces `aria-required` for a group, which may not have it and is described by this (`{id}-required`). */
export const RequiredNote = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  return (
    <Box component="span" id={`${id}-required`} sx={visuallyHidden}>
      {translate('inputs.required')}
    </Box>
  );
};
