import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';

export interface Action {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
}

/** From two actions on they are gathered under one button. */
const COLLAPSES_AT = 2;

/**
 * The actions of a page. A chosen one runs once the menu has closed: the focus is back on the button by then, which
 * is where a dialog opened by the action gives it back to.
 */
export const ActionMenu = ({ label, actions }: ActionMenuProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<Action | null>(null);
  const [only] = actions;
  if (!only) return null;
  if (actions.length < COLLAPSES_AT) return <Button onClick={only.onClick}>{only.label}</Button>;
  const close = (action: Action | null): void => {
    chosen.current = action;
    setAnchor(null);
  };
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => close(null)}
        slotProps={{
          list: { 'aria-labelledby': id },
          transition: { onExited: () => chosen.current?.onClick() },
        }}
      >
        {actions.map((action) => (
          <MenuItem key={action.key} onClick={() => close(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
