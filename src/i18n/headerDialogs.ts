import { typeset } from './typography.ts';

/** Texts of dialogs that open from the bar above the pages of a club. */
export const headerDialogTexts = typeset({
  header: {
    accountRecord: 'Ouvrir la fiche du compte',
    newPassword: 'Changer de mot de passe',
    username: 'Identifiant',
    email: 'Courriel',
    ownClubs: 'Clubs où j’ai des droits',
    sessions: 'Sessions ouvertes',
    thisSession: 'Cette session',
    moreSessions: 'Afficher l’autre |||| Afficher les %{smart_count} autres',
    unknownDevice: 'Navigateur inconnu',
    closeOthers: 'Fermer les autres sessions',
    othersClosed: 'Les autres sessions sont fermées.',
    othersFailed: 'Les autres sessions n’ont pas pu être fermées. Réessayez.',
  },
  notifications: {
    title: 'Notifications',
    unread: 'non lue',
    read: 'Marquer comme lue',
    readOne: 'Marquer comme lue : %{title}',
    readAll: 'Tout marquer comme lu',
    levels: { info: 'Information', warning: 'Avertissement', error: 'Erreur' },
  },
  shortcuts: {
    palette: { keys: '%{command} + K', does: 'Rechercher une page, une personne, un club, une équipe' },
    save: { keys: '%{command} + S', does: 'Enregistrer le formulaire ouvert' },
    pin: { keys: '%{command} + D', does: 'Dans la recherche : épingler la page désignée, ou la détacher' },
    newTab: { keys: '%{command} + clic', does: 'Ouvrir un lien dans un nouvel onglet' },
    move: { keys: 'Haut, Bas', does: 'Parcourir une liste de choix ou un menu' },
    choose: { keys: 'Entrée', does: 'Ouvrir ou choisir l’élément désigné' },
    close: { keys: 'Échap', does: 'Fermer une liste de choix, un menu ou la recherche' },
    skip: { keys: 'Tab', does: 'En haut d’une page : aller droit au contenu' },
  },
  palette: {
    words: {
      all: {
        label: 'Rechercher une page, une personne, un club, une équipe',
        hint: 'Nom, numéro de licence ou titre de page',
      },
      anyServer: {
        label: 'Rechercher une page ou un enregistrement',
        hint: 'Titre de page, nom ou texte',
      },
    },
    results: 'Résultats de la recherche',
    groups: {
      pinned: 'Pages épinglées',
      recent: 'Ouverts récemment',
      pages: 'Pages',
      persons: 'Personnes',
      clubs: 'Clubs',
      teams: 'Équipes',
      records: 'Enregistrements',
    },
    found: '%{smart_count} résultat |||| %{smart_count} résultats',
    born: 'né(e) en %{year}',
    phase: 'phase %{phase}',
    keys: '↑ ↓ choisir · Entrée ouvrir · %{pin} épingler la page',
    pin: 'Épingler %{page} (%{keys})',
    unpin: 'Ne plus épingler %{page} (%{keys})',
    isPinned: '%{page} : page épinglée',
    isUnpinned: '%{page} : page qui n’est plus épinglée',
  },
});
