import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { allows, type Description } from '../schema/description.ts';
import { RefusedButton } from '../ui/RefusedButton.tsx';

/** The way to a new record, for those whom the list says may create; greyed with the reason otherwise. */
export const CreateButton = ({ description }: { readonly description: Description }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, meta, isPending } = useListContext();
  if (!allows(description, 'POST')) return null;
  const allowed = (meta as { canCreate?: boolean } | undefined)?.canCreate === true;
  const look = { variant: 'contained', startIcon: <AddIcon />, children: translate('form.create') } as const;
  if (isPending) return <Button {...look} disabled />;
  if (!allowed) return <RefusedButton {...look} reason={translate('form.noCreate')} />;
  return <Button {...look} component={LinkBase} to={createPath({ resource, type: 'create' })} />;
};
