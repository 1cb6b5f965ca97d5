import { typeset } from './typography.ts';

/** The bar above the pages of a club, and what opens from it. */
export const headerTexts = typeset({
  header: {
    search: 'Rechercher',
    searchKeys: 'Rechercher (%{keys})',
    keys: { ctrl: 'Ctrl', meta: '⌘' },
    schemes: { system: 'Thème du système', light: 'Thème clair', dark: 'Thème sombre' },
    account: 'Mon compte',
    accountRecord: 'Ouvrir la fiche du compte',
    newPassword: 'Changer de mot de passe',
    username: 'Identifiant',
    email: 'Courriel',
    ownClubs: 'Clubs où j’ai des droits',
    shortcuts: 'Raccourcis clavier',
    season: 'Saison de travail',
    currentSeason: '%{name} (en cours)',
  },
  notifications: {
    title: 'Notifications',
    button: 'Notifications (%{smart_count} non lue) |||| Notifications (%{smart_count} non lues)',
    unread: 'non lue',
    read: 'Marquer comme lue',
    readOne: 'Marquer comme lue : %{title}',
    readAll: 'Tout marquer comme lu',
    levels: { info: 'Information', warning: 'Avertissement', error: 'Erreur' },
  },
  shortcuts: {
    palette: { keys: '%{command} + K', does: 'Rechercher une page, une personne, un club, une équipe' },
    newTab: { keys: '%{command} + clic', does: 'Ouvrir un lien dans un nouvel onglet' },
    move: { keys: 'Haut, Bas', does: 'Parcourir une liste de choix ou un menu' },
    choose: { keys: 'Entrée', does: 'Ouvrir ou choisir l’élément désigné' },
    close: { keys: 'Échap', does: 'Fermer une liste de choix, un menu ou la recherche' },
    skip: { keys: 'Tab', does: 'En haut d’une page : aller droit au contenu' },
  },
  palette: {
    label: 'Rechercher une page, une personne, un club, une équipe',
    hint: 'Nom, numéro de licence ou titre de page',
    results: 'Résultats de la recherche',
    groups: {
      recent: 'Ouverts récemment',
      pages: 'Pages',
      persons: 'Personnes',
      clubs: 'Clubs',
      teams: 'Équipes',
    },
    found: '%{smart_count} résultat |||| %{smart_count} résultats',
    born: 'né(e) en %{year}',
    phase: 'phase %{phase}',
  },
});
