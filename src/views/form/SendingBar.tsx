import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { isBroken, type SaveState } from '../save/saveState.ts';
import type { SaveStore } from '../save/createSaveStore.ts';

/** How far the files of a save have got, with a way to stop them until the server has all of them. */
export const SendingBar = ({ save }: { readonly save: SaveStore }) => {
  const id = useId();
  const translate = useTranslate();
  const share = useSyncExternalStore(save.subscribe, () => shareOf(save.get()));
  if (share === null) return null;
  const percent = Math.floor(share * 100);
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Typography id={id} variant="body2">
        {translate(share < 1 ? 'sending.under' : 'sending.sent', { percent })}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={id} />
      {share < 1 && (
        <Button onClick={save.cancelUpload} sx={{ alignSelf: 'flex-start' }}>
          {translate('sending.cancel')}
        </Button>
      )}
    </Stack>
  );
};

const shareOf = (state: SaveState): number | null => (state.kind === 'sending' ? state.share : null);

/** Sends once more what broke on its way. */
export const RetryButton = ({ save }: { readonly save: SaveStore }) => {
  const translate = useTranslate();
  if (!useSyncExternalStore(save.subscribe, () => isBroken(save.get()))) return null;
  return (
    <Button type="submit" color="inherit" size="small">
      {translate('sending.retry')}
    </Button>
  );
};
