import { useState } from 'react';

/**
 * The same array as long as it holds the same entries: MUI's autocomplete takes another array for another choice,
 * and empties what is being typed.
 */
export const useStableList = <T>(list: readonly T[]): readonly T[] => {
  const [kept, setKept] = useState(list);
  if (kept.length === list.length && kept.every((entry, index) => Object.is(entry, list[index]))) return kept;
  setKept(list);
  return list;
};
