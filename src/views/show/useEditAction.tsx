import Button from '@mui/material/Button';
import { use, useId, type ReactNode } from 'react';
import { LinkBase, useRecordContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { refusalOf } from '../../schema/permissionsOf.ts';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { usePermissionsOf } from '../page/InheritedPermissions.ts';
import { PlaceContext } from '../page/PlaceContext.ts';
import { RecordLink } from '../page/RecordLink.tsx';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

interface EditActionProps {
  readonly config: ResourceConfig;
  readonly part?: string | undefined;
  /** The head has a line for the reason, beside which its other actions would find no room. */
  readonly hasHead: boolean;
}

interface EditAction {
  readonly actions: ReactNode;
  readonly note?: { readonly id: string; readonly text: string };
}

/** The way to change the record in the context, or why there is none; nothing where no form changes it. */
export const useEditAction = ({ config, part, hasHead }: EditActionProps): EditAction => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { canUpdate } = usePermissionsOf()(record);
  const id = useId();
  if (config.readOnly) return { actions: null };
  if (canUpdate) return { actions: <EditLink part={part} /> };
  const text = refusalOf(record) ?? translate('form.noUpdate');
  const actions = hasHead ? (
    <Button variant="outlined" disabled aria-describedby={id}>
      {translate('form.edit')}
    </Button>
  ) : (
    <RefusedButton variant="outlined" reason={text}>
      {translate('form.edit')}
    </RefusedButton>
  );
  return { actions, note: { id, text } };
};

/** To the whole form; a part of a record is changed for itself. */
const EditLink = ({ part }: { readonly part: string | undefined }) => {
  const translate = useTranslate();
  const { address, edit } = use(PlaceContext);
  const label = translate('form.edit');
  const to = part === undefined || address === undefined ? edit : `${address}/edit`;
  return to === undefined ? (
    <RecordLink to="edit" label={label} look="outlined" />
  ) : (
    <Button variant={part === undefined ? 'outlined' : 'contained'} component={LinkBase} to={to}>
      {label}
    </Button>
  );
};
