import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
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
        {/* A menu owns nothing but its items; the button has said the name already. */}
        <ListSubheader role="presentation" disableSticky>
          {name}
        </ListSubheader>
        <MenuItem component={Link} to="/logout">
          {translate('app.logout')}
        </MenuItem>
      </Menu>
    </>
  );
};
