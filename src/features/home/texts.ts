import { typeset } from '../../i18n/typography.ts';

/** The work that waits for the club, on its home page. */
export const texts = typeset({
  todo: {
    title: 'À faire',
    none: 'Tout est à jour : rien n’attend le club.',
    noneAbove: 'Tout est à jour : aucune décision n’est attendue ici.',
    late: 'En retard',
    failed: 'Ce qui reste à faire n’a pas pu être lu.',
  },
});

declare module '../../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly home: typeof texts;
  }
}
