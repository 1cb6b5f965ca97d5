import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { withPageTexts } from '../../i18n/withPageTexts.ts';
import { lazyPart, type LazyPart, type Part } from '../../ui/lazyPart.tsx';

interface Closing {
  readonly onClose: () => void;
}

/** A dialog whose code comes with its first opening; one that does not come leaves the page beneath as it is. */
export const lazyDialog = <Props extends Closing>(load: () => Promise<Part<Props>>): LazyPart<Props> =>
  lazyPart(withPageTexts(load), { Loader: Nothing, Failure: FailureDialog });

const Nothing = () => null;

const FailureDialog = ({ onClose }: Closing) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate('app.loadFailed')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('app.partFailed')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => globalThis.location.reload()}>{translate('app.retry')}</Button>
        {/* An alert dialog puts the focus on its answer (WAI-ARIA practices). */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
