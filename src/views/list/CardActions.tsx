import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import PhoneIcon from '@mui/icons-material/Phone';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useCreatePath, useResourceContext, type Identifier } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { toPhoneDigits } from '../../lib/phone.ts';
import type { ListView } from '../page/ResourceConfig.ts';

/** Calls whom a card is about. */
export const CallButton = ({ phone, name }: { readonly phone: string; readonly name: string }) => (
  <IconButton
    href={`tel:${toPhoneDigits(phone)}`}
    color="primary"
    aria-label={useTranslate()('lists.cards.call', { name })}
    sx={ACTION}
  >
    <PhoneIcon />
  </IconButton>
);

interface OpenButtonProps {
  readonly id: Identifier;
  readonly opens: NonNullable<NonNullable<ListView['config']['head']>['opens']>;
  readonly name: string;
}

/** Leads to the page of the record that people open most. */
export const OpenButton = ({ id, opens, name }: OpenButtonProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <IconButton
      component={LinkBase}
      to={`${createPath({ resource, id, type: 'edit' })}/${opens.page}`}
      color="primary"
      aria-label={`${translate(opens.label)} ${name}`}
      sx={ACTION}
    >
      <AssignmentIcon />
    </IconButton>
  );
};

const ACTION = { alignSelf: 'center', flex: 'none', width: 48, height: 48 } as const;
