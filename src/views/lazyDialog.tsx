import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { lazyPart, type Part } from '../ui/lazyPart.tsx';
import { PartFailure } from './PartFailure.tsx';

interface Closing {
  readonly onClose: () => void;
}

/** A dialog whose code comes with its first opening; one that does not come leaves the page beneath as it is. */
export const lazyDialog = <Props extends Closing>(load: () => Promise<Part<Props>>): Part<Props> =>
  lazyPart(load, { Loader: Nothing, Failure: FailureDialog });

const Nothing = () => null;

const FailureDialog = ({ onClose }: Closing) => {
  const translate = useTranslate();
  return (
    <Dialog open aria-label={translate('app.loadFailed')}>
      <DialogContent>
        <PartFailure />
      </DialogContent>
      <DialogActions>
        {/* The only thing that is left to do here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
