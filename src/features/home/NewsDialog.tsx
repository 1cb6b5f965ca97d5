import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isInfoDialogClosed, rememberInfoDialog } from '../../session/infoDialog.ts';
import { useNews } from './useNews.ts';

/**
 * The newest news of the club itself, once a session; without news, or when it cannot be read, there is nothing.
 * What the federation says stands on the page and is in nobody's way.
 */
export const NewsDialog = () => {
  const translate = useTranslate();
  const [isClosed, setClosed] = useState(() => isInfoDialogClosed(document));
  const newest = useNews().data?.find(({ isOwn }) => isOwn);
  const id = useId();
  if (isClosed || !newest) return null;
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{newest.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{newest.summary}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          // The dialog has this answer alone, and is announced with it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          variant="contained"
          onClick={() => {
            rememberInfoDialog(document);
            setClosed(true);
          }}
        >
          {translate('home.closeNews')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
