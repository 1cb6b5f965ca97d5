// Written by tests/architecture/rgaa.test.ts; never by hand.

/** What the check of the 106 criteria of RGAA 4.1.2 has shown. */
export const accessibility = {
  checkedOn: '2026-11-28',
  conforming: 73,
  failing: 0,
  notApplicable: 33,
  failures: [] as readonly {
    readonly criterion: string;
    readonly title: string;
    readonly reason: string;
    readonly until: string;
  }[],
  pages: [
    'Connexion, refusée',
    'Vérification en deux étapes',
    'Mot de passe oublié',
    'Page introuvable',
    'Accueil',
    'Liste, avec filtres et sélection',
    'Liste en cartes, sur téléphone',
    'Fiche',
    'Création, avec erreurs',
    'Modification, avec erreurs',
    'Étapes d’une demande',
    'Dialogue',
    'Conflit de modifications',
    'Import d’un fichier',
    'Matrice des permissions',
    'Statistiques et leurs graphiques',
    'Carte des salles',
    'Feuille de rencontre',
    'Palette de recherche',
    'Mon compte',
    'Mise en place de la vérification en deux étapes',
    'Aide',
    'Classement d’une poule',
    'Recherche de tournois',
    'Tableau d’une épreuve individuelle',
    'Vérification d’une attestation',
    'Déclaration d’accessibilité',
    'Mentions légales',
    'Données personnelles',
    'Attestation imprimée',
  ] as readonly string[],
} as const;
