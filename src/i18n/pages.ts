import { typeset } from './typography.ts';

/** Texts of the pages outside every area. */
export const pageTexts = typeset({
  product: 'Raquette',
  legal: {
    navigation: 'Informations légales',
    accessibility: 'Accessibilité : %{state}',
    notice: 'Mentions légales',
    personalData: 'Données personnelles',
  },
  /** As the law words it. */
  conformity: {
    full: 'totalement conforme',
    partial: 'partiellement conforme',
    none: 'non conforme',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse demandée n’existe pas ou n’existe plus.',
    back: 'Revenir à l’accueil',
  },
});
