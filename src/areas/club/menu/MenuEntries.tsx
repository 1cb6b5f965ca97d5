import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import { memo, useId, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { FoldedTitleProps } from './FoldedTitle.tsx';

interface GroupEntryProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly isOpen: boolean;
  readonly isWide: boolean;
  /** The page shown belongs to it. */
  readonly isCurrent: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export const GroupEntry = ({
  title,
  icon,
  isOpen,
  isWide,
  isCurrent,
  onToggle,
  children,
}: GroupEntryProps) => {
  const id = useId();
  return (
    <>
      <Titled isWide={isWide} title={title}>
        <ButtonBase
          id={id}
          aria-expanded={isOpen}
          aria-label={title}
          onClick={onToggle}
          sx={[GROUP, isCurrent && !isOpen && CURRENT]}
        >
          <ListItemIcon sx={ICON}>{icon}</ListItemIcon>
          {isWide && (
            <>
              <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 600, textAlign: 'left' }}>
                {title}
              </Typography>
              {isOpen ? <ExpandLessIcon fontSize="small" /> : <ExpandMoreIcon fontSize="small" />}
            </>
          )}
        </ButtonBase>
      </Titled>
      {isOpen && (
        <MenuList aria-labelledby={id} sx={{ py: 0 }}>
          {children}
        </MenuList>
      )}
    </>
  );
};

const Untitled = ({ children }: FoldedTitleProps) => children;

const FoldedTitle = lazyPart<FoldedTitleProps>(async () => (await import('./FoldedTitle.tsx')).FoldedTitle, {
  Loader: Untitled,
  Failure: Untitled,
});

/** An icon alone needs its title; beside it, fifty tooltips would only cost time. */
const Titled = ({ isWide, ...props }: FoldedTitleProps & { readonly isWide: boolean }) =>
  isWide ? props.children : <FoldedTitle {...props} />;

interface EntryProps {
  readonly to: string;
  readonly title: string;
  readonly isCurrent: boolean;
  readonly isWide: boolean;
  readonly onLeave: () => void;
  /** Of an entry without a group. */
  readonly icon?: ReactNode;
}

/** Drawn anew only when it changes itself: the menu hears of every address. */
export const Entry = memo(({ to, title, isCurrent, isWide, onLeave, icon }: EntryProps) => (
  <Titled isWide={isWide} title={title}>
    <MenuItem
      disableRipple
      component={LinkBase}
      to={to}
      state={SCROLL_TO_TOP}
      tabIndex={0}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={title}
      onClick={onLeave}
      sx={[ENTRY, isCurrent && CURRENT]}
    >
      {icon && <ListItemIcon sx={ICON}>{icon}</ListItemIcon>}
      {isWide && (
        <Typography variant="body2" sx={icon ? { fontWeight: 600 } : { pl: 4.5 }}>
          {title}
        </Typography>
      )}
    </MenuItem>
  </Titled>
));

const SCROLL_TO_TOP = { _scrollToTop: true } as const;

const GROUP = {
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  px: 2,
  py: 0.75,
  mt: 0.5,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
} as const;

/** Long titles wrap. */
const ENTRY = { whiteSpace: 'normal' } as const;

const ICON = { minWidth: 36, '& svg': { fontSize: '1.25rem' } } as const;

/** Marked by a bar too, not by colour alone. */
const CURRENT = {
  '&, &:hover': {
    color: 'primary.main',
    bgcolor: 'color-mix(in srgb, currentcolor 10%, transparent)',
    boxShadow: 'inset 3px 0',
  },
  '& .MuiListItemIcon-root': { color: 'inherit' },
  '& .MuiTypography-root': { fontWeight: 600 },
} as const;
