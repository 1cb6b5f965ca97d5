import { foldText } from '../../../lib/foldText.ts';
import type { Entry } from './entry.ts';

/** The pages that hold every word typed, those whose title begins with the text first. */
export const findPages = (pages: readonly Entry[], typed: string): readonly Entry[] => {
  const text = foldText(typed.trim());
  const words = text.split(/\s+/);
  const starts = ({ label }: Entry): number => Number(foldText(label).startsWith(text));
  return pages
    .filter(({ label, detail }) => {
      const held = foldText(`${label} ${detail}`);
      return words.every((word) => held.includes(word));
    })
    .toSorted((a, b) => starts(b) - starts(a));
};
