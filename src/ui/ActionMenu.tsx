import CheckIcon from '@mui/icons-material/Check';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, type ReactNode } from 'react';
import { useMenu } from './useMenu.ts';

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

/** The actions of a page. */
export const ActionMenu = ({ label, actions, icon }: ActionMenuProps) => {
  const id = useId();
  const { button, menu, close } = useMenu();
  const [only] = actions;
  if (!only) return null;
  if (actions.length < COLLAPSES_AT) return <Button onClick={only.onClick}>{only.label}</Button>;
  const { transition, ...opened } = menu;
  return (
    <>
      <Button
        id={id}
        aria-label={label}
        {...button}
        {...(icon ? { sx: ICON_BUTTON, color: 'inherit' } : { endIcon: <ExpandMoreIcon /> })}
      >
        {icon ?? label}
      </Button>
      <Menu {...opened} slotProps={{ list: { 'aria-labelledby': id }, transition }}>
        {actions.map((action, index) => (
          <MenuItem
            key={action.key}
            divider={isChoice(actions[index + 1]) && !isChoice(action)}
            {...(isChoice(action) && { role: 'menuitemradio', 'aria-checked': action.isChosen })}
            onClick={() => close(action.onClick)}
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
