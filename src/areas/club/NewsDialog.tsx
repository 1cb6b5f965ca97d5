import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { fetchNewestNews } from '../../data/fetchNewestNews.ts';
import { isModuleAllowed } from '../../session/access.ts';
import { isInfoDialogClosed, rememberInfoDialog } from '../../session/infoDialog.ts';
import { useSessionState } from '../../session/useSessionState.ts';
import { useServices } from './ServicesContext.tsx';

/** The newest news of the club, once a session; without news, or when it cannot be read, there is nothing (R4.8). */
export const NewsDialog = () => {
  const translate = useTranslate();
  const { transport } = useServices();
  const state = useSessionState();
  const { clubId = '' } = useParams();
  const [isClosed, setClosed] = useState(() => isInfoDialogClosed(document));
  const mayRead = state.status === 'loggedIn' && isModuleAllowed(state.user, 'news');
  const { data } = useQuery({
    queryKey: ['newestNews', clubId],
    queryFn: ({ signal }) => fetchNewestNews(transport, Number(clubId), new Date(), signal),
    enabled: mayRead && !isClosed,
    staleTime: Infinity,
    retry: false,
  });
  const id = useId();
  if (isClosed || !data) return null;
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{data.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{data.summary}</DialogContentText>
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
