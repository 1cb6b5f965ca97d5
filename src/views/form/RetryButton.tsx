import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { Sending } from './createSending.ts';

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
