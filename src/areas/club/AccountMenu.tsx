import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSessionState } from '../../session/useSessionState.ts';

/** Who is logged in, and the way out. */
export const AccountMenu = () => {
  const translate = useTranslate();
  const state = useSessionState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = state.status === 'loggedIn' ? state.user.username : '';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('app.account', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography sx={{ px: 2, py: 1 }} color="textSecondary">
          {name}
        </Typography>
        <MenuItem component={Link} to="/logout">
          {translate('app.logout')}
        </MenuItem>
      </Menu>
    </>
  );
};
