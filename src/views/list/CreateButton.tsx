import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { allows, type Description } from '../../schema/description.ts';
import { ICON_BUTTON } from '../../ui/ActionMenu.tsx';
import { RefusedButton } from '../../ui/RefusedButton.tsx';
import { useListCanCreate } from '../form/useCanCreate.ts';
import type { ListView } from '../page/ResourceConfig.ts';

interface CreateButtonProps extends Pick<ListView, 'config'> {
  /** Null while it is on its way: the button keeps its room. */
  readonly description: Description | null;
  readonly isPhone: boolean;
  /** The title of the page is that of something above the rows: 'Créer' would not say what. */
  readonly isNamed: boolean;
}

/** The way to a new record, for those whom the list says may create; greyed with the reason otherwise. */
export const CreateButton = ({ config, description, isPhone, isNamed }: CreateButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, isPending, filterValues } = useListContext();
  // Of a list that could not be read, or says nothing of it, nobody knows: the form, and the server, decide then.
  const allowed = useListCanCreate(config);
  if (allowed === null || (description && !allows(description, 'POST'))) return null;
  // A record that no form makes has a label of its own for how it begins.
  const label = translate(config.readOnly || isNamed ? `resources.${resource}.create` : 'form.create', {
    _: translate('form.create'),
  });
  const worded = { variant: 'contained', startIcon: <AddIcon />, children: label } as const;
  const look = isPhone
    ? ({ variant: 'contained', sx: ICON_BUTTON, 'aria-label': label, children: <AddIcon /> } as const)
    : worded;
  if (isPending || !description) return <Button {...look} disabled />;
  if (!allowed) return <RefusedButton {...worded} reason={translate('form.noCreate')} />;
  return (
    <Button
      {...look}
      component={LinkBase}
      to={createPath({ resource, type: 'create' })}
      state={{ filtered: filterValues as unknown }}
    />
  );
};
