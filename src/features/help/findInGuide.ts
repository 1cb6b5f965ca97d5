import { guideTexts } from '../../i18n/guide.ts';
import { foldText } from '../../lib/text.ts';

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

/** The entries of the guide that mention every word asked for, under the groups of the menu, then the common ones. */
export const findInGuide = (
  pages: readonly (Entry & { readonly group: string })[],
  asked: string,
): readonly Section[] => {
  const words = foldText(asked).split(/\s+/).filter(Boolean);
  const groups = [...new Set(pages.map(({ group }) => group))];
  const sections: readonly Section[] = [
    ...groups.map((group) => ({ title: group, entries: pages.filter((page) => page.group === group) })),
    ...guideTexts.common,
  ];
  return sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ title, text }) => {
        const told = foldText(`${section.title} ${title} ${text}`);
        return words.every((word) => told.includes(word));
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
};
