import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../../i18n/useTranslate.ts';
import { useToasts } from '../../../../ui/toasts/ToastsContext.tsx';
import { lazyDialog } from '../../../../views/page/lazyDialog.tsx';

const MessagesPanel = lazyDialog(async () => (await import('./MessagesPanel.tsx')).MessagesPanel);

/** Opens the list of everything that was said since the login: a message on the screen is gone after 3 s. */
export const MessagesButton = () => {
  const translate = useTranslate();
  const toasts = useToasts();
  const messages = useSyncExternalStore(toasts.subscribe, toasts.getMessages);
  const [isOpen, setOpen] = useState(false);
  const label = translate('messages.button', { count: messages.length });
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <HistoryIcon />
      </IconButton>
      {isOpen && <MessagesPanel messages={messages} onClose={() => setOpen(false)} />}
    </>
  );
};
