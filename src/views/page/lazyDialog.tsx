import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { withPageTexts } from '../../i18n/withPageTexts.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
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
  return (
    <DialogFrame
      isAlert
      title={translate('app.loadFailed')}
      text={translate('app.partFailed')}
      actions={
        <>
          {/* An alert dialog puts the focus on its answer (WAI-ARIA practices). */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus onClick={onClose}>
            {translate('form.close')}
          </Button>
          <Button variant="contained" onClick={() => globalThis.location.reload()}>
            {translate('app.retry')}
          </Button>
        </>
      }
    />
  );
};
