import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useToasts } from './ToastsContext.tsx';
import type { ToastKind } from './createToasts.ts';

/**
 * Shows the toasts. Not MUI's Snackbar: that one is mounted with its text, while a screen reader only announces
 * what appears in a live region that was there before.
 */
export const ToastHost = () => {
  const toasts = useToasts();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot);
  return (
    <Region role="status" aria-live="polite" aria-atomic="false">
      {shown.map(({ id, text, kind }) => (
        <Message
          key={id}
          kind={kind}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focus holds the message on screen
          tabIndex={0}
          onMouseEnter={toasts.pause}
          onMouseLeave={toasts.resume}
          onFocus={toasts.pause}
          onBlur={toasts.resume}
        >
          {text}
        </Message>
      ))}
    </Region>
  );
};

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Above the buttons of a form, and not where those of a short one begin: at the left.
  bottom: `calc(${theme.spacing(3)} + var(--save-bar, 0px))`,
  insetInline: theme.spacing(2),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  // On a phone the buttons of a form are at the lower edge, from side to side.
  [theme.breakpoints.down('sm')]: { bottom: 'auto', top: theme.spacing(8), alignItems: 'center' },
  '@media print': { display: 'none' },
}));

const Message = styled('div', { shouldForwardProp: (prop) => prop !== 'kind' })<{ kind: ToastKind }>(
  ({ theme, kind }) => ({
    ...theme.typography.body2,
    pointerEvents: 'auto',
    // A finger does not rest on it: it means what is below.
    '@media (hover: none)': { pointerEvents: 'none' },
    maxWidth: 480,
    padding: theme.spacing(1.5, 2.5),
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.shadows[6],
    color: '#ffffff',
    background: COLOURS[kind],
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
);

/** Dark enough for white text (7:1) in the light and in the dark theme. */
const COLOURS: Readonly<Record<ToastKind, string>> = {
  info: '#2b2f36',
  success: '#1b5e20',
  error: '#8e1b1b',
};
