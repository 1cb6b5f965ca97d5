import SearchIcon from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { Description } from '../../schema/description.ts';
import { toMap, toText } from '../../schema/read.ts';
import { labelsIn } from '../../data/createLabelFields.ts';
import { sourceOf, type ResourceDirectory } from '../../data/ResourceDefinition.ts';
import { searchedIn, searchedOf, type Searched } from '../../data/searchedOf.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { useTypedFilters } from './useTypedFilters.ts';

/** As pickers wait for a pause of the typing. */
const DEBOUNCE_MS = 250;

interface SearchBoxProps {
  readonly description: Description | null;
}

/** Search field over a list; it says what is searched. */
export const SearchBox = ({ description }: SearchBoxProps) => {
  const words = useSearchedWords(description);
  return words && <Box words={words} />;
};

interface BoxProps {
  /** Searched fields, as people call them; empty where only the server knows. */
  readonly words: readonly string[];
}

/**
 * The text stays as typed until the list matches it, and while it does: an earlier answer never replaces it.
 */
const Box = ({ words }: BoxProps) => {
  const translate = useTranslate();
  const what = words.join(translate('lists.search.or'));
  const { filterValues } = useListContext();
  const current = toText(toMap(filterValues).q) ?? '';
  const [last, setLast] = useState({ text: current, requested: current, isAwaited: false });
  if (last.isAwaited && last.requested === current) setLast({ ...last, isAwaited: false });
  const shown = last.isAwaited || last.requested === current ? last.text : current;
  const search = useTypedFilters((q: string) => ({ ...filterValues, q }), DEBOUNCE_MS);
  const type = (text: string): void => {
    const requested = text.trim();
    setLast({ text, requested, isAwaited: requested !== current });
    search(requested);
  };
  return (
    <OutlinedInput
      type="search"
      value={shown}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || shown === '') return;
        event.preventDefault();
        type('');
      }}
      placeholder={what === '' ? translate('lists.search.any') : capitalized(what)}
      startAdornment={<SearchIcon fontSize="small" color="action" />}
      inputProps={{
        'aria-label': what === '' ? translate('lists.search.any') : translate('lists.search.by', { what }),
        maxLength: 100,
        enterKeyHint: 'search',
      }}
      sx={BOX}
    />
  );
};

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const BOX = {
  flex: '1 1 160px',
  maxWidth: { sm: 280 },
  gap: 1,
  px: 1,
  minHeight: { xs: 44, sm: 36 },
  '& input': { px: 0, py: 0.5 },
} as const;

/** More would make no name of a box. */
const MOST = 2;

/**
 * Fields by which the list on this page is searched, as people call them; empty for a read model, which searches by
 * itself. Null where the server filters by nothing that could be searched.
 */
const useSearchedWords = (description: Description | null): readonly string[] | null => {
  const translate = useTranslate();
  const directory = useDirectory();
  const { resource } = useListContext();
  if (sourceOf(directory, resource) === 'rest' || directory.byName(resource)?.listed === 'read') return [];
  const searched = searchedBy(resource, directory, description);
  if (!searched) return null;
  const wordOf = (path: string): string | null => {
    if (NAME.test(path)) return translate('lists.search.name');
    const [first = ''] = path.split('.');
    const label = description?.fields.find(({ name }) => name === first)?.label ?? null;
    return label && lowered(label);
  };
  const hasNumber = searched.number !== null || !searched.isIdUnknown;
  const words = searched.names.flatMap((path) => wordOf(path) ?? []);
  return [
    ...new Set([...words.slice(0, 1), ...(hasNumber ? [translate('lists.search.number')] : words)]),
  ].slice(0, MOST);
};

const searchedBy = (
  resource: string,
  directory: ResourceDirectory,
  description: Description | null,
): Searched | null => {
  const definition = directory.byName(resource);
  const labels =
    definition?.recordRepresentation ??
    (description ? labelsIn(description, directory, definition?.isDiscovered) : ['name']);
  return searchedIn(searchedOf(definition, directory, labels), description ?? {});
};

/** Of people by both names, and of whatever is called something. */
const NAME = /(?:^|\.)(?:name|familyName|givenName)$/;

/** Not an abbreviation. */
const lowered = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
