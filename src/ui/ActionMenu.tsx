import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState, type ReactNode } from 'react';

export interface Action {
  readonly key: string;
  readonly label: string;
  readonly onClick: () => void;
  /** Of several that exclude one another: whether it is the one that holds. */
  readonly isChosen?: boolean;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  /** Replaces the label where there is no room for it. */
  readonly icon?: ReactNode;
}

/** From two actions on they are gathered under one button. */
const COLLAPSES_AT = 2;

/**
 * The actions of a page. A chosen one runs once the menu has closed: the focus is back on the button by then, which
 * is where a dialog opened by the action gives it back to.
 */
export const ActionMenu = ({ label, actions, icon }: ActionMenuProps) => {
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
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(icon ? { sx: ICON_BUTTON, color: 'inherit' } : { endIcon: <ExpandMoreIcon /> })}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon ?? label}
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
        {actions.map((action, index) => (
          <MenuItem
            key={action.key}
            divider={isChoice(actions[index + 1]) && !isChoice(action)}
            {...(isChoice(action) && { role: 'menuitemradio', 'aria-checked': action.isChosen })}
            onClick={() => close(action)}
          >
            {action.label}
            {action.isChosen && <CheckIcon fontSize="small" color="primary" sx={{ ml: 'auto' }} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const isChoice = (action: Action | undefined): boolean => action?.isChosen !== undefined;

/** A button of an icon alone, as large as a finger. */
export const ICON_BUTTON = { flex: 'none', minWidth: 44, width: 44, height: 44, p: 0 } as const;
