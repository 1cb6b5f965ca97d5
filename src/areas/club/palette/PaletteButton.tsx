import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { lazyDialog } from '../../../views/page/lazyDialog.tsx';
import { commandKey } from './commandKey.ts';

const CommandPalette = lazyDialog(async () => (await import('./CommandPalette.tsx')).CommandPalette);

/** Opens the command palette, by a click or by Ctrl+K (⌘K). */
export const PaletteButton = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isOpen, setOpen] = useState(false);
  const typed = useKeysUntilOpen(isOpen);
  const keys = `${translate(`header.keys.${commandKey()}`)} K`;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      // Not over an open dialog.
      if (!isDialogOpen()) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ButtonBase
        title={translate('header.searchKeys', { keys })}
        aria-description={keys}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={BUTTON}
      >
        <SearchIcon fontSize="small" />
        <Box component="span" sx={isNarrow ? visuallyHidden : {}}>
          {translate('header.search')}
        </Box>
        <kbd aria-hidden="true">{keys}</kbd>
      </ButtonBase>
      {isOpen && <CommandPalette typed={typed} onClose={() => setOpen(false)} />}
    </>
  );
};

const isDialogOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Keys typed between the opening of the palette and its field, whose code may still be loading. */
const useKeysUntilOpen = (isOpen: boolean): { readonly current: string } => {
  const typed = useRef('');
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
      event.preventDefault();
      typed.current += event.key;
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => {
      typed.current = '';
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isOpen]);
  return typed;
};

/** As wide as its words where there is room, else an icon as large as its neighbours. */
const BUTTON = {
  gap: 1,
  minHeight: 36,
  minWidth: 36,
  px: { xs: 1, md: 1.5 },
  borderRadius: 1,
  border: { md: 1 },
  borderColor: { md: 'divider' },
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '& kbd': { display: { xs: 'none', md: 'inline' }, ml: 2, font: 'inherit', fontSize: '0.8125rem' },
} as const;
