import MenuIcon from '@mui/icons-material/Menu';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useMenuState } from '../menu/MenuState.tsx';

/** Opens and folds the side menu. Not react-admin's, which knows of no narrow page. */
export const MenuButton = () => {
  const translate = useTranslate();
  const { isOpen, setOpen } = useMenuState();
  const label = translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu');
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
      <MenuIcon />
    </IconButton>
  );
};

/** Leads past the bar and the menu; there while it has the focus. Not react-admin's, which is empty on a phone. */
export const SkipButton = () => {
  const translate = useTranslate();
  return (
    <Button variant="contained" onClick={skip} sx={SKIP}>
      {translate('ra.navigation.skip_nav')}
    </Button>
  );
};

/** The next Tab goes on from there. */
const skip = (): void => {
  const content = document.getElementById('main-content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
  content?.blur();
  content?.removeAttribute('tabindex');
};

const SKIP = {
  position: 'fixed',
  left: 16,
  top: -80,
  zIndex: 'tooltip',
  '&:focus': { top: 16 },
  '@media print': { display: 'none' },
} as const;
