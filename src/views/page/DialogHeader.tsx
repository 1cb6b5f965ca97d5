import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useEffect, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogContext } from './DialogContext.ts';

interface DialogHeaderProps {
  readonly id: string;
  readonly title: string;
  readonly actions?: ReactNode;
}

/** Title of a view in a dialog, which has an address and therefore a title of the document of its own. */
export const DialogHeader = ({ id, title, actions }: DialogHeaderProps) => {
  const translate = useTranslate();
  const frame = use(DialogContext);
  const documentTitle = translate('app.title', { page: title });
  useEffect(() => {
    const before = document.title;
    document.title = documentTitle;
    return () => {
      document.title = before;
    };
  }, [documentTitle]);
  return (
    <Stack
      component="header"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2, pt: 1 }}
    >
      <Typography id={id} component="h2" variant="h6" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {actions}
      <IconButton aria-label={translate('dialogs.close')} onClick={() => frame?.close()}>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
};
