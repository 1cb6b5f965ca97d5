import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, use, useEffect, useId, useState, type ReactNode } from 'react';
import { useCreatePath, useNavigate, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
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
  const isNarrow = useMediaQuery('(max-width: 600px)');
  const [told, setTold] = useState('');
  useFocusOnHeading();
  const { back } = use(PlaceContext);
  const close = (): void => navigate(back ?? { pathname: createPath({ resource, type: 'list' }), search });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={id}
      onClose={() => setTold(translate('dialogs.escape'))}
    >
      <DialogContent>
        <DialogContext value={{ titleId: id, close }}>
          {/* Inside, or the list would be hidden while the view's code is on its way. */}
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </DialogContext>
        <Box role="status" sx={visuallyHidden}>
          {told}
        </Box>
      </DialogContent>
    </Dialog>
  );
};

/** A dialog that nothing on the page opened, or whose opener is gone, leaves the focus to the page's heading. */
const useFocusOnHeading = (): void => {
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
      }, 0);
    },
    [],
  );
};
