import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useListContext, useTranslate } from 'react-admin';
import { allows, type Description } from '../schema/description.ts';

/** 'Créer', for those whom the list says may create; greyed with the reason otherwise. */
export const CreateButton = ({ description }: { readonly description: Description }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, meta, isPending } = useListContext();
  if (!allows(description, 'POST')) return null;
  const allowed = (meta as { canCreate?: boolean } | undefined)?.canCreate === true;
  if (!allowed) {
    return (
      <span title={isPending ? undefined : translate('form.noCreate')}>
        <Button variant="contained" startIcon={<AddIcon />} disabled>
          {translate('form.create')}
        </Button>
      </span>
    );
  }
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
    >
      {translate('form.create')}
    </Button>
  );
};
