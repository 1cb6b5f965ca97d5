import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate, useStore } from 'react-admin';
import { useTranslate } from '../../../i18n/useTranslate.ts';
import { useOpenPages, usePageTitle } from '../../../features/FeaturesContext.tsx';
import { AUTOCOMPLETE } from '../../../fields/relation/autocomplete.ts';
import { toAddress } from '../../../lib/address.ts';
import { useClubId } from '../../../session/useRouteIds.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { commandKey } from './commandKey.ts';
import { type Entry, findPages } from './findPages.ts';
import { PaletteResults, type Pins } from './PaletteResults.tsx';
import { useWholeSpace } from '../../../features/useWholeSpace.ts';
import { LIMIT } from './toSearches.ts';
import { useFound } from './useFound.ts';

interface CommandPaletteProps {
  /** Text typed while its code was loading. */
  readonly typed: { readonly current: string };
  readonly onClose: () => void;
}

/** One field to go anywhere, above every page; the whole screen on a phone. */
export const CommandPalette = ({ typed, onClose }: CommandPaletteProps) => {
  const words = usePaletteWords();
  return (
    <DialogFrame isTitleHidden title={words.label} onClose={onClose} sx={FRAME}>
      <PaletteSearch before={typed} words={words} onClose={onClose} />
    </DialogFrame>
  );
};

/** What is looked for; a server of other entities has no people. */
const usePaletteWords = (): { readonly label: string; readonly hint: string } => {
  const translate = useTranslate();
  const kind = useWholeSpace()?.has('/people') === false ? 'anyServer' : 'all';
  return { label: translate(`palette.words.${kind}.label`), hint: translate(`palette.words.${kind}.hint`) };
};

const FRAME = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } },
} as const;

interface PaletteSearchProps {
  readonly before: CommandPaletteProps['typed'];
  readonly words: ReturnType<typeof usePaletteWords>;
  readonly onClose: () => void;
}

/**
 * Pages at once, persons, clubs and teams from three characters on, and before anything is
 * typed the pinned pages and what was opened last. The cursor stays in the field; arrows go through the list, Enter
 * opens, Ctrl+D (⌘D) pins a page.
 */
const PaletteSearch = ({ before, words, onClose }: PaletteSearchProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => before.current);
  const pages = usePageEntries();
  const [recent, remember] = useRecent();
  const pins = usePins(pages);
  const found = useFound(typed);
  const options =
    typed.trim() === ''
      ? [...pins.entries, ...[...recent, ...pages].filter(({ to }) => !pins.isPinned(to))]
      : [...findPages(pages, typed), ...found.entries];
  const status = useStatus(typed, options.length, found);
  const list = useAutocomplete<Entry>({
    id: 'palette',
    open: true,
    options,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ kind, to }) => `${kind} ${to}`,
    groupBy: ({ kind }) => kind,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    onChange: (event, entry) => {
      if (entry) open(entry, event);
    },
  });
  const open = (entry: Entry, event: SyntheticEvent): void => {
    remember(entry);
    const { ctrlKey = false, metaKey = false } = event as Partial<React.KeyboardEvent>;
    // A click is followed by the link itself, whichever button and key it was made with.
    if (event.type !== 'keydown') {
      if (!ctrlKey && !metaKey) onClose();
    } else if (ctrlKey || metaKey) globalThis.open(entry.to, '_blank', 'noopener');
    else {
      onClose();
      navigate(entry.to);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'd') return;
    // The browser's own bookmark would only open this page.
    event.preventDefault();
    const entry = designatedIn(event.currentTarget, options);
    if (entry) pins.toggle(entry);
  };
  return (
    <>
      <Box {...list.getRootProps({ onKeyDown })} sx={FIELD}>
        <SearchIcon color="action" />
        <InputBase
          fullWidth
          // The palette is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          placeholder={words.hint}
          // Not `slotProps.input`, which would leave out the reference and the handlers.
          inputProps={{ ...list.getInputProps(), 'aria-label': words.label, type: 'text' }}
        />
        <IconButton aria-label={translate('form.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={STATUS}>
        {status}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {pins.said}
      </Box>
      <PaletteResults list={list} pins={pins} />
      {/* The help says it too; a phone has no such keys. */}
      <Box aria-hidden="true" sx={KEYS}>
        {translate('palette.keys', { pin: `${translate(`header.keys.${commandKey()}`)} D` })}
      </Box>
    </>
  );
};

/** MUI reports what the mouse or the arrows designate, not the first entry, which is so from the start. */
const designatedIn = (field: Element, options: readonly Entry[]): Entry | undefined => {
  const id = field.querySelector('input')?.getAttribute('aria-activedescendant') ?? '';
  return options[Number(/\d+$/.exec(id)?.[0])];
};

/** Status of the search; the number of results for screen readers alone. */
const useStatus = (
  typed: string,
  count: number,
  { more, isSearching, hasFailed }: ReturnType<typeof useFound>,
): string => {
  const translate = useTranslate();
  const length = typed.trim().length;
  if (length === 0) return '';
  if (isSearching) return translate('autocomplete.searching');
  if (hasFailed) return translate('autocomplete.failed');
  if (length < AUTOCOMPLETE.characters && count === 0)
    return translate('autocomplete.minimum', { smart_count: AUTOCOMPLETE.characters });
  const others = more ? translate('choices.more', { smart_count: LIMIT }) : null;
  if (count === 0) return others ?? translate('autocomplete.nothing');
  return [translate('palette.found', { smart_count: count }), others].filter(Boolean).join(' · ');
};

const FIELD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const KEYS = {
  display: 'none',
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  '@media (pointer: fine) and (min-width: 600px)': { display: 'block' },
} as const;

const STATUS = { px: 2, color: 'text.secondary', fontSize: '0.8125rem', '&:not(:empty)': { pt: 1 } } as const;

/** Entries of the home page and the side menu. */
const usePageEntries = (): readonly Entry[] => {
  const translate = useTranslate();
  const titleOf = usePageTitle();
  const clubId = useClubId();
  return [
    { kind: 'pages', label: translate('home.title'), detail: '', to: `/${clubId}` },
    ...useOpenPages().map((page): Entry => ({
      kind: 'pages',
      label: titleOf(page),
      detail: translate(`menu.groups.${page.group}`),
      to: toAddress(clubId, page.path),
    })),
  ];
};

/** The pinned pages of the account in this club: addresses alone are kept, and go with the logout. */
const usePins = (pages: readonly Entry[]): Pins => {
  const translate = useTranslate();
  const [pinned, setPinned] = useStore<readonly string[]>('palette.pinned', []);
  const [said, say] = useState('');
  const isPage = (to: string): boolean => pages.some((page) => page.to === to);
  const isPinned = (to: string): boolean => pinned.includes(to);
  return {
    entries: pinned.flatMap((to) =>
      pages.filter((page) => page.to === to).map((page): Entry => ({ ...page, kind: 'pinned' })),
    ),
    isPage,
    isPinned,
    toggle: ({ to, label }) => {
      if (!isPage(to)) return;
      setPinned(isPinned(to) ? pinned.filter((one) => one !== to) : [...pinned, to]);
      say(translate(isPinned(to) ? 'palette.isUnpinned' : 'palette.isPinned', { page: label }));
    },
    said,
  };
};

const KEPT = 6;

/** Recently opened entries; they name persons, so they go with the logout. */
const useRecent = (): readonly [readonly Entry[], (entry: Entry) => void] => {
  const [recent, setRecent] = useStore<readonly Entry[]>('palette.recent', []);
  const remember = (entry: Entry): void =>
    setRecent(
      [{ ...entry, kind: 'recent' as const }, ...recent.filter(({ to }) => to !== entry.to)].slice(0, KEPT),
    );
  return [recent, remember];
};
