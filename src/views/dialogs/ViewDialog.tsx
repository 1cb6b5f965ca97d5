import Box from '@mui/material/Box';
import { Suspense, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCreatePath, useLocation, useNavigate, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
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

/** Gives the focus, once the dialog is gone, to the link that opened it where somebody went back: by the callback. */
const useFocusBack = (): (() => void) => {
  const { pathname } = useLocation();
  const opened = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (opened.current !== null) focusLink(opened.current);
    },
    [],
  );
  return () => {
    opened.current = pathname;
  };
};

/** The page of the link first has to come back: the focus waits at its heading, unless somebody moves it meanwhile. */
const focusLink = (pathname: string): void => {
  const move = (): boolean => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !active.matches('h1')) return true;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
      (candidate) => candidate.pathname === pathname,
    );
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  const observer = new MutationObserver(() => {
    if (move()) observer.disconnect();
  });
  setTimeout(() => {
    if (!move()) observer.observe(document.body, { childList: true, subtree: true });
  }, 0);
};
