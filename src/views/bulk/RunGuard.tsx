import { useState } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useLeaveBlocker } from '../page/useLeaveBlocker.ts';
import { DeliberateButton } from './DeliberateButton.tsx';

interface RunGuardProps {
  /** Ends the run after the record under way. */
  readonly onLeave: () => void;
}

/**
 * Confirmation before leaving in the middle of a run; the page stays, with what the run has come to. It is there for as
 * long as the run: of several guards the router consults the latest alone, and one at rest would let everybody pass.
 */
export const RunGuard = ({ onLeave }: RunGuardProps) => {
  const blocker = useLeaveBlocker(true);
  const blocked = blocker.state === 'blocked';
  const stay = (): void => {
    if (blocked) blocker.reset();
  };
  return (
    <StopConfirmation
      open={blocked}
      onGoOn={stay}
      onStop={() => {
        onLeave();
        stay();
      }}
    />
  );
};

interface RunExitProps {
  readonly started: boolean;
  readonly running: boolean;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** The way out of a run's dialog, at the other end from what starts the run; needs a confirmation while it runs. */
export const RunExit = ({ started, running, onStop, onClose }: RunExitProps) => {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <DeliberateButton sx={{ mr: 'auto' }} onClick={() => (running ? setConfirming(true) : onClose())}>
        {translate(started ? 'form.close' : 'form.cancel')}
      </DeliberateButton>
      <StopConfirmation
        open={isConfirming && running}
        onGoOn={() => setConfirming(false)}
        onStop={() => {
          onStop();
          setConfirming(false);
        }}
      />
    </>
  );
};

interface StopConfirmationProps {
  readonly open: boolean;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

const StopConfirmation = ({ open, onGoOn, onStop }: StopConfirmationProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('bulk.confirmStop.title')}
      message={translate('bulk.confirmStop.message')}
      cancel={translate('bulk.confirmStop.goOn')}
      confirm={translate('bulk.stop')}
      onCancel={onGoOn}
      onConfirm={onStop}
    />
  );
};
