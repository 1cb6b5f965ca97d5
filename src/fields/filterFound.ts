import type { FilterOptionsState } from '@mui/material/useAutocomplete';
import { holdsWords } from '../lib/text.ts';

/**
 * `filterOptions` of an Autocomplete whose options the server has searched: they are shown as they came. While they are
 * those of an earlier text, they are narrowed to the present one, or Enter would choose what nobody searches for any more.
 */
export const filterFound =
  (isOfEarlierText: boolean) =>
  <One>(options: One[], { inputValue, getOptionLabel }: FilterOptionsState<One>): One[] =>
    isOfEarlierText ? options.filter((one) => holdsWords(getOptionLabel(one), inputValue)) : options;
