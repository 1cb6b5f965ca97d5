import type { ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import type { Description, Operation } from '../../schema/description.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { DescriptionFailure } from '../page/DescriptionFailure.tsx';
import { Loading } from '../page/Loading.tsx';
import { useDescription } from '../page/useDescription.ts';

interface DescribedDialogProps {
  readonly operation: Operation;
  /** Title of the dialog shown until the description is read. */
  readonly title: string;
  readonly actions: ReactNode;
  readonly children: (description: Description) => ReactNode;
}

/** A tool's dialog that is made from the description of its resource. */
export const DescribedDialog = ({ operation, title, actions, children }: DescribedDialogProps) => {
  const state = useDescription(useResourceContext() ?? '', operation);
  if (state.status === 'ready') return children(state.description);
  return (
    <DialogFrame title={title} actions={actions}>
      {state.status === 'failed' ? <DescriptionFailure state={state} /> : <Loading />}
    </DialogFrame>
  );
};
