import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useId, useRef, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useFormState } from 'react-hook-form';
import { isUnsaved, useFormFact } from '../../fields/useFormFact.ts';
import { roomForBar } from '../../ui/roomForBar.tsx';
import { useFocusAfter } from '../../ui/useFocusAfter.ts';
import { useSaveKey } from '../../ui/useSaveKey.ts';
import { ExitButton } from './ExitButton.tsx';
import { FormContext } from './FormContext.ts';
import type { FormFoot } from './FormFoot.ts';
import { RetryButton, SendingBar } from './SendingBar.tsx';

interface SaveBarProps {
  readonly locked: string | null;
  readonly isSavable: boolean;
  readonly isNew: boolean;
  readonly actions?: ReactNode;
  /** Of a form in steps: until the last of them the button that goes on is the filled one. */
  readonly way?: Parameters<FormFoot>[0];
}

/**
 * The submit button, greyed with its reason, the way out, and what the server said of the form as a whole. While there
 * is something to save it stays at the edge of the window: always within reach, and no field that grows or comes in
 * above moves the button away between press and release, which the browser would not take for a click.
 */
export const SaveBar = ({ locked, isSavable, isNew, actions, way }: SaveBarProps) => {
  const id = useId();
  const translate = useTranslate();
  const save = use(FormContext)?.save;
  const { isSubmitting, errors } = useFormState({ name: 'root' });
  const serverError = (errors.root as { serverError?: { message?: string } } | undefined)?.serverError;
  const submit = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  // The button stays greyed after a save that found the right lost.
  useFocusAfter(isSubmitting, isSavable ? submit : reason);
  useSaveKey(submit);
  return (
    <>
      {isSavable && ROOM}
      <Stack component="footer" sx={[BAR, isSavable && STUCK]}>
        {serverError?.message && (
          <Alert
            severity="error"
            sx={{ whiteSpace: 'pre-line' }}
            action={save && !isSubmitting && <RetryButton save={save} />}
          >
            {serverError.message}
          </Alert>
        )}
        {save && <SendingBar save={save} />}
        <Stack
          direction="row"
          sx={{ gap: way ? { xs: 1, sm: 2 } : 2, flexWrap: 'wrap', alignItems: 'center' }}
        >
          {way?.buttons}
          <Button
            ref={submit}
            type="submit"
            variant={way && !way.isLast ? 'outlined' : 'contained'}
            disabled={!isSavable || isSubmitting}
            aria-keyshortcuts="Control+S Meta+S"
            aria-describedby={locked === null ? undefined : `${id}-locked`}
          >
            {translate(isNew ? 'form.create' : 'form.save')}
          </Button>
          <ExitButton>{isNew ? translate('form.cancel') : <WayOut />}</ExitButton>
          {actions}
          {locked !== null && (
            <Typography id={`${id}-locked`} ref={reason} tabIndex={-1} color="textSecondary">
              {isSavable ? translate('form.openWithin') : locked}
            </Typography>
          )}
        </Stack>
      </Stack>
    </>
  );
};

/** By itself, so that the first key draws a word of the bar. */
const WayOut = () => useTranslate()(useFormFact(isUnsaved) ? 'form.cancel' : 'form.close');

const BAR = { mt: 1, gap: 1, pt: 1, pb: 1.5 } as const;

/** Of MUI's dialog content, above which the bar would else stay. */
const DIALOG_PADDING_PX = 20;
/** What the bar takes of the window, with some room. */
const HEIGHT_PX = 96;

/** A low window, a phone on its side, keeps its height for the fields. */
const STUCK = {
  '@media screen and (min-height: 480px)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.default',
    borderTop: 1,
    borderColor: 'divider',
    '[role=dialog] &': { bgcolor: 'background.paper', bottom: `-${DIALOG_PADDING_PX}px` },
    '& *': { scrollMarginBottom: `-${HEIGHT_PX}px` },
  },
} as const;

const ROOM = roomForBar(HEIGHT_PX);
