import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useGetOne } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { Link } from 'react-router';
import { PLACEHOLDER } from '../../../lib/placeholder.ts';
import { useSessionState } from '../../../session/SessionContext.tsx';
import { ToolDialog } from '../../../views/dialogs/ToolDialog.tsx';
import { useClubs } from '../useClub.ts';

/** Who is logged in, where its mail goes and where it has rights, and the way to its record. */
export const MyAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const state = useSessionState();
  const clubs = useClubs();
  const user = state.status === 'loggedIn' ? state.user : null;
  const id = user?.account ?? null;
  const { data: account } = useGetOne(
    'accounts',
    { id: id ?? '' },
    { enabled: id !== null, onError: () => undefined },
  );
  return (
    <ToolDialog
      title={translate('header.account')}
      actions={
        <>
          {id !== null && (
            <Button
              component={LinkBase}
              to={createPath({ resource: 'accounts', type: 'show', id })}
              onClick={onClose}
            >
              {translate('header.accountRecord')}
            </Button>
          )}
          <Button component={Link} to="/resetting/request">
            {translate('header.newPassword')}
          </Button>
          <Button onClick={onClose}>{translate('form.close')}</Button>
        </>
      }
    >
      <Box component="dl" sx={LIST}>
        <dt>{translate('header.username')}</dt>
        <dd>{user?.username}</dd>
        <dt>{translate('header.email')}</dt>
        <dd>{account?.email ?? PLACEHOLDER}</dd>
        <dt>{translate('header.ownClubs')}</dt>
        <dd>{clubs.map(({ name }) => name).join(', ') || PLACEHOLDER}</dd>
      </Box>
    </ToolDialog>
  );
};

const LIST = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 1.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
