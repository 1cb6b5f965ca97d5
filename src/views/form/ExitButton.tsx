import type { MessageKey } from '../../i18n/MessageKey.ts';
import Button from '@mui/material/Button';
import { use } from 'react';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { DialogContext } from '../page/DialogContext.ts';

/** The way out of a form, always there and always enabled. */
export const ExitButton = ({ label }: { readonly label: MessageKey }) => {
  const frame = use(DialogContext);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  if (frame) return <Button onClick={frame.close}>{translate(label)}</Button>;
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
      {translate(label)}
    </Button>
  );
};
