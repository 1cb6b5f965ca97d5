import { foldText, holdsWords } from '../../../lib/text.ts';

/** The pages that contain every word typed, those whose title begins with the text first. */
export const findPages = (pages: readonly Entry[], typed: string): readonly Entry[] => {
  const text = foldText(typed);
  const starts = ({ label }: Entry): number => Number(foldText(label).startsWith(text));
  return pages
    .filter(({ label, detail }) => holdsWords(`${label} ${detail}`, typed))
    .toSorted((a, b) => starts(b) - starts(a));
};

/** Groups of the palette, in their order. */
export const KINDS = ['pinned', 'recent', 'pages', 'persons', 'clubs', 'teams', 'records'] as const;

export type Kind = (typeof KINDS)[number];

/** Something the palette leads to. */
export interface Entry {
  readonly kind: Kind;
  readonly label: string;
  /** Disambiguation: licence number, group of a page. */
  readonly detail: string;
  readonly to: string;
}
