import { describe, expect, it } from 'vitest';
import { findInGuide } from '../../../../src/features/help/findInGuide.ts';
import { features } from '../../../../src/features/features.ts';
import { toPages } from '../../../../src/features/toPages.ts';
import { guideTexts } from '../../../../src/features/help/guide.texts.ts';

describe('the guide', () => {
  it('says of every page of the club what it is for, and of nothing else (R2.30, R2.67)', () => {
    const listed = toPages(features)
      .all.map(({ path }) => path)
      .filter((path) => !path.includes(':'));
    expect(Object.keys(guideTexts.pages).toSorted()).toEqual(listed.toSorted());
    for (const text of Object.values(guideTexts.pages)) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('explains each workflow in whole sentences, and leads to a page that there is (R2.30, R2.67)', () => {
    const paths = new Set(Object.keys(guideTexts.pages));
    for (const { page, title, text } of guideTexts.articles) {
      expect(paths, title).toContain(page);
      expect(text, title).toMatch(/^[\p{Lu}«].*\.$/u);
    }
    const titles = guideTexts.articles.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  });

  it('finds what mentions every word, whatever its accents, under the groups of the menu (R2.30)', () => {
    const entries = [
      { group: 'Licences', title: 'Mutations', text: 'Changements de club.', to: '/1/mutations' },
      { group: 'Compétitions', title: 'Équipes', text: 'Équipes du club par phase.', to: '/1/teams' },
    ];
    const titles = (search: string) =>
      findInGuide(entries, search).map(({ title, entries: found }) => [
        title,
        ...found.map((one) => one.title),
      ]);
    expect(titles('')).toHaveLength(2 + guideTexts.common.length);
    expect(titles('EQUIPES phase')).toEqual([['Compétitions', 'Équipes']]);
    expect(titles('echap')).toEqual([['Raccourcis clavier', 'Échap']]);
    expect(titles('zzz')).toEqual([]);
    expect([guideTexts.found(0), guideTexts.found(1), guideTexts.found(2)]).toEqual([
      'Aucune rubrique de l’aide ne contient ces mots.',
      '1 rubrique trouvée',
      '2 rubriques trouvées',
    ]);
  });
});
