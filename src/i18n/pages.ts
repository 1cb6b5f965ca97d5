import { typeset } from './typography.ts';

/** Texts of the pages that stand outside every area. */
export const pageTexts = typeset({
  product: 'Raquette',
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse demandée n’existe pas ou n’existe plus.',
    back: 'Revenir à l’accueil',
  },
});
