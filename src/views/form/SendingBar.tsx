import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Sending } from './createSending.ts';

/** How far the files of a save have got, with a way to stop them until the server has all of them. */
export const SendingBar = ({ sending }: { readonly sending: Sending }) => {
  const id = useId();
  const translate = useTranslate();
  const { share } = useSyncExternalStore(sending.subscribe, sending.getState);
  if (share === null) return null;
  const percent = Math.floor(share * 100);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography id={id} variant="body2">
        {translate(share < 1 ? 'sending.under' : 'sending.sent', { percent })}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={id} />
      {share < 1 && (
        <Button onClick={sending.cancel} sx={{ alignSelf: 'flex-start' }}>
          {translate('sending.cancel')}
        </Button>
      )}
    </Stack>
  );
};

/** Sends once more what broke on its way. */
export const RetryButton = ({ sending }: { readonly sending: Sending }) => {
  const translate = useTranslate();
  const { isBroken } = useSyncExternalStore(sending.subscribe, sending.getState);
  if (!isBroken) return null;
  return (
    <Button type="submit" color="inherit" size="small">
      {translate('sending.retry')}
    </Button>
  );
};
