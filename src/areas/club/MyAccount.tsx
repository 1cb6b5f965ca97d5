import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSessionState } from '../../session/useSessionState.ts';
import { ToolDialog } from '../../views/lists/ToolDialog.tsx';
import { useClubs } from './useClub.ts';

/** Who is logged in and where it has rights, and the way to its record for those who may open it. */
export const MyAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const state = useSessionState();
  const clubs = useClubs();
  const { canAccess } = useCanAccess({ resource: 'accounts', action: 'show' });
  const user = state.status === 'loggedIn' ? state.user : null;
  return (
    <ToolDialog
      title={translate('header.account')}
      actions={
        <>
          {canAccess && user?.account && (
            <Button
              component={LinkBase}
              to={createPath({ resource: 'accounts', type: 'show', id: user.account })}
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
        <dt>{translate('header.ownClubs')}</dt>
        <dd>{clubs.map(({ name }) => name).join(', ')}</dd>
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
