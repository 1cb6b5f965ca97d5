import Button from '@mui/material/Button';
import { use } from 'react';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { ExitContext } from './ExitContext.ts';

/** The way out of a form, always there and always enabled. */
export const ExitButton = ({ label }: { readonly label: string }) => {
  const exit = use(ExitContext);
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  if (exit) return <Button onClick={exit}>{translate(label)}</Button>;
  return (
    <Button component={LinkBase} to={createPath({ resource, type: 'list' })}>
      {translate(label)}
    </Button>
  );
};
