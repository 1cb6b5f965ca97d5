import { guideTexts } from './guide.texts.ts';
import { holdsWords } from '../../lib/text.ts';

export interface Entry {
  readonly title: string;
  readonly text: string;
  /** Address of the page that the entry is about. */
  readonly to?: string;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The entries of the guide that mention every word of the search, under the groups of the menu, then the common ones. */
export const findInGuide = (
  pages: readonly (Entry & { readonly group: string })[],
  search: string,
): readonly Section[] => {
  const groups = [...new Set(pages.map(({ group }) => group))];
  const sections: readonly Section[] = [
    ...groups.map((group) => ({ title: group, entries: pages.filter((page) => page.group === group) })),
    ...guideTexts.common,
  ];
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ title, text }) =>
        holdsWords(`${section.title} ${title} ${text}`, search),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
};
