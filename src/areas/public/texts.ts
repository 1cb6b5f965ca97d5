import { typeset } from '../../i18n/typography.ts';

/** Texts of the public pages. */
export const publicTexts = typeset({
  navigation: 'Pages publiques',
  login: 'Connexion',
  home: 'Mon espace',
  titles: {
    tournaments: 'Recherche de tournois',
    team: 'Résultats par équipes',
    individual: 'Résultats individuels',
  },
  search: 'Rechercher',
  change: 'changer',
  loading: 'Chargement…',
  failed: 'La récupération des données a échoué.',
  offline: 'Pas de réseau : réessayez dès qu’il est revenu.',
  retry: 'Réessayer',
  empty: 'Aucun résultat à afficher',
  pages: 'Pages de la liste',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: 'Page',
  of: 'sur',
  live: 'En direct',
  readAt: 'Lu à',
  share: 'Partager',
  copied: 'Lien copié',
  print: 'Imprimer',
  copyByHand: 'Lien à copier :',
});
