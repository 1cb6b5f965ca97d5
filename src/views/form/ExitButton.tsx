import Button from '@mui/material/Button';
import { use, type ReactNode } from 'react';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { DialogContext } from '../page/DialogContext.ts';

/** The way out of a form, always there and always enabled. */
export const ExitButton = ({ children }: { readonly children: ReactNode }) => {
  const frame = use(DialogContext);
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  if (frame) return <Button onClick={frame.close}>{children}</Button>;
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
      {children}
    </Button>
  );
};
