import Box from '@mui/material/Box';
import { Suspense, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { returnFocusToLink } from '../../ui/returnFocus.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { Loading } from '../page/Loading.tsx';
import { PlaceContext } from '../page/PlaceContext.ts';
import { DialogContext } from '../page/DialogContext.ts';
import { KeptLocationContext } from './KeptLocationContext.ts';

/**
 * A view over its list, which stays as it is behind it. Neither Escape nor a click outside closes it;
 * Escape says what does. Closing it goes back to the address of the list, and the focus to what opened it.
 */
export const ViewDialog = ({ children }: { readonly children: ReactNode }) => {
  const id = useId();
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const search = use(KeptLocationContext)?.search ?? '';
  const [announcement, setAnnouncement] = useState('');
  const { back } = use(PlaceContext);
  const goBack = useFocusBack();
  const close = (): void => {
    goBack();
    navigate(back ?? { pathname: createPath({ resource, type: 'list' }), search });
  };
  return (
    <DialogFrame
      wide
      title={{ id }}
      onClose={() => setAnnouncement(translate('dialogs.escape'))}
      // It stays where it opens while it grows.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogContext value={{ titleId: id, close }}>
        {/* Inside, or the list would be hidden while the view's code is on its way. */}
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </DialogContext>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DialogFrame>
  );
};

/**
 * Leaves the focus, once the dialog is gone, to the link that opened it where somebody went back (the callback), and to
 * the heading of the page where nothing else has it.
 */
const useFocusBack = (): (() => void) => {
  const { pathname } = useLocation();
  const opened = useRef<string | null>(null);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
        if (opened.current !== null) returnFocusToLink(opened.current);
      }, 0);
    },
    [],
  );
  return () => {
    opened.current = pathname;
  };
};
