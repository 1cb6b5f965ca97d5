import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';

interface HeadActionsProps {
  /** The filled button. */
  readonly next: ReactNode;
  readonly edit: ReactNode;
  /** The others; those that come with code or rights of their own may turn out to be none. */
  readonly children: ReactNode;
  /** The page shows something else of the record: on a phone there are none. */
  readonly isBeside?: boolean;
}

/** The actions of a record in one row; on a phone the next step and the way to change it, the others behind '…'. */
export const HeadActions = ({ next, edit, children, isBeside = false }: HeadActionsProps) => {
  const translate = useTranslate();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={[ROW, isBeside && BESIDE]} role="presentation" onKeyDown={onKeyDown}>
        <IconButton
          ref={toggle}
          aria-label={translate('reading.others')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={TOGGLE}
        >
          <MoreIcon />
        </IconButton>
        <Box id={id} data-open={isOpen} sx={OTHERS}>
          {children}
        </Box>
        <Box sx={FIRST}>{edit}</Box>
        <Box sx={FIRST}>{next}</Box>
      </Box>
    </ClickAwayListener>
  );
};

const PHONE = '@media (max-width: 599.95px)';

/** One row, whenever they come: on a narrow page it is moved sideways where they are too many. Controls are not printed. */
const ROW = {
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  // That of a button with the room around it: the others come later.
  minHeight: 44,
  minWidth: 0,
  gap: 1,
  overflowX: 'auto',
  // Within it the ring of the focus is not cut.
  p: 0.5,
  m: -0.5,
  '& > *, & > * > *': { flex: 'none', maxWidth: '100%' },
  displayPrint: 'none',
  // As high as the button of the others, which come later.
  [PHONE]: {
    position: 'relative',
    overflow: 'visible',
    flexWrap: 'wrap',
    minHeight: 48,
    '&:not(:has(> div :is(a, button)))': { display: 'none' },
  },
  '@media (max-width: 899.95px)': { mt: 0.5 },
  '@media (min-width: 900px)': { ml: 2, '&::before': { content: '""', ml: 'auto' } },
} as const;

const BESIDE = { [PHONE]: { display: 'none' } } as const;

const TOGGLE = {
  display: 'none',
  [PHONE]: { display: 'inline-flex', '&:not(:has(+ div :is(a, button)))': { display: 'none' } },
} as const;

const OTHERS = {
  display: 'contents',
  [PHONE]: {
    display: 'none',
    '&[data-open="true"]': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      position: 'absolute',
      top: '100%',
      left: 4,
      zIndex: 3,
      p: 0.5,
      maxWidth: 1,
      minWidth: 220,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      boxShadow: 8,
    },
    '& .MuiButton-root': { justifyContent: 'flex-start', minHeight: 44 },
  },
} as const;

/** On a narrow page the next step is first, and the way to change the record behind it. */
const FIRST = {
  '&:empty': { display: 'none' },
  '@media (max-width: 899.95px)': { order: -1, '&:last-child': { order: -2 } },
} as const;
