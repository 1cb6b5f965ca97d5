import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode, type Ref } from 'react';
import { ReturnOfFocus } from './ReturnOfFocus.tsx';
import { useIsPhone } from './useIsPhone.ts';
import { visuallyHidden } from './visuallyHidden.ts';

interface DialogFrameProps extends Pick<
  DialogProps,
  'onClose' | 'disableRestoreFocus' | 'transitionDuration' | 'sx'
> {
  readonly open?: boolean;
  /** Its name; where a heading within has it, the id of that heading. */
  readonly title: ReactNode | { readonly id: string };
  /** The name is for screen readers alone. */
  readonly isTitleHidden?: boolean;
  /** Its subject, read out with its name. */
  readonly text?: ReactNode;
  /** A confirmation or a warning that waits for an answer: never the whole screen. */
  readonly isAlert?: boolean;
  /** For tables and forms. */
  readonly wide?: boolean;
  /** The way out first, what goes on last, and the one of the two that is safe has the focus. */
  readonly actions?: ReactNode;
  /** The dialog is gone, and the page behind it can be reached again. */
  readonly onClosed?: () => void;
  readonly contentRef?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/**
 * The one dialog: a name, two widths, the whole screen on a phone where it holds more than a question. Neither Escape
 * nor a click outside closes it, unless `onClose` does.
 */
export const DialogFrame = ({ title, text, isAlert = false, wide = false, ...props }: DialogFrameProps) => {
  const { open = true, isTitleHidden = false, actions, onClosed, contentRef, children, ...rest } = props;
  const id = useId();
  const isPhone = useIsPhone();
  const heading = isHeading(title) ? title : null;
  return (
    <Dialog
      {...rest}
      open={open}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      fullScreen={isPhone && !isAlert && children !== undefined}
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={heading?.id ?? `${id}-title`}
      // A question is read out with everything beside it: the score that is to be confirmed.
      {...((isAlert || text !== undefined) && { 'aria-describedby': isAlert ? `${id}-all` : `${id}-text` })}
      slotProps={{ transition: onClosed ? { onExited: onClosed } : {} }}
    >
      <ReturnOfFocus />
      {!isHeading(title) && (
        <DialogTitle id={`${id}-title`} sx={isTitleHidden ? visuallyHidden : { overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
      )}
      {isTitleHidden ? (
        children
      ) : (
        <DialogContent id={`${id}-all`} ref={contentRef} tabIndex={-1}>
          {text !== undefined && <DialogContentText id={`${id}-text`}>{text}</DialogContentText>}
          {children}
        </DialogContent>
      )}
      {actions !== undefined && <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>}
    </Dialog>
  );
};

const isHeading = (title: DialogFrameProps['title']): title is { readonly id: string } =>
  typeof title === 'object' && title !== null && 'id' in title && typeof title.id === 'string';
