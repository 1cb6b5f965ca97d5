import { useSyncExternalStore } from 'react';
import { useSession } from '../../../session/SessionContext.tsx';
import { lazyDialog } from '../../../views/page/lazyDialog.tsx';
import { usePreloadLater } from '../../../views/page/lazyPage.tsx';

const CodeDialog = lazyDialog(async () => (await import('./CodeDialog.tsx')).CodeDialog);

/** Prompt for the code that a call needs. The call waits until the dialog, which may have to be loaded, has its answer. */
export const StepUpDialog = () => {
  const { subscribe, stepUp } = useSession();
  const isOpen = useSyncExternalStore(subscribe, stepUp.isOpen);
  usePreloadLater(CodeDialog);
  return isOpen ? <CodeDialog onClose={stepUp.refuse} /> : null;
};
