import { everyPage } from './everyPage.ts';

/**
 * Texts of lists that the specification fixes: spelling, dots and apostrophes are reproduced as written there. Those of
 * forms are in `formSpecification.ts`.
 */
export const specification = {
  list: {
    empty: 'Aucun résultat à afficher',
    failed: 'La récupération des données a échoué.',
    denied: "Vous n'avez pas les droits pour accéder à cette rubrique",
    loading: everyPage.loading,
  },
  access: {
    denied: everyPage.denied,
  },
  season: { failed: 'Impossible to get the current season' },
  boolean: { yes: 'Oui', no: 'Non' },
  home: { title: 'Accueil' },
} as const;
