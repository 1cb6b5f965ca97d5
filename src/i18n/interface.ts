import { typeset } from './typography.ts';

/** Our own texts of the frame of the club area. */
export const clubTexts = typeset({
  app: {
    title: '%{page} - Raquette',
    menu: 'Menu principal',
    whole: 'Administration',
    clubNumber: 'Club n° %{number}',
    clubs: 'Clubs',
    hiddenPages:
      '%{smart_count} rubrique n’est pas affichée : votre compte n’y a pas droit dans ce club. |||| %{smart_count} rubriques ne sont pas affichées : votre compte n’y a pas droit dans ce club.',
    club: 'Club',
    logout: 'Se déconnecter',
    account: 'Compte de %{name}',
    breadcrumb: 'Fil d’Ariane',
    season: 'Saison %{name}',
    loading: 'Chargement...',
    retry: 'Réessayer',
    collectionsFailed: 'Les collections du serveur n’ont pas pu être lues.',
    loadFailed: 'Le chargement a échoué',
    partFailed:
      'Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  },
  form: {
    create: 'Créer',
    delete: 'Supprimer',
    edit: 'Modifier',
    show: 'Consulter',
    close: 'Fermer',
    noCreate: 'Vous n’avez pas le droit de créer un enregistrement ici.',
  },
  messages: {
    button: 'Messages (%{count})',
  },
  description: {
    failed: 'La description des champs n’a pas pu être lue.',
    invalid: 'Le serveur a envoyé une description des champs inutilisable.',
    guessed: 'Le serveur ne décrit pas ces champs : ils sont montrés tels quels, en lecture seule.',
  },
  records: {
    missing: 'Enregistrement introuvable',
    closed: 'Enregistrement non accessible',
    closedTo:
      'Votre compte n’a pas accès à « %{name} » : cet enregistrement relève d’un autre club, ou il a été supprimé.',
    answered: 'Réponse du serveur : « %{text} »',
    count: '%{smart_count} résultat |||| %{smart_count} résultats',
    moreThan: 'Plus de %{smart_count} résultat |||| Plus de %{smart_count} résultats',
    table: 'Liste : %{name}',
    select: 'Sélectionner %{name}',
  },
  // Groups of the side menu; the frame of a club’s pages.
  menu: {
    groups: {
      licences: 'Licences',
      persons: 'Personnes',
      contests: 'Compétitions',
      club: 'Club',
      events: 'Événements et labels',
      money: 'Argent',
      help: 'Aide',
      reference: 'Référentiel',
    },
  },
  copy: {
    confirming: 'Mise à jour des données',
    outage:
      'Le serveur ne répond pas : vous voyez les données du %{date}. Rien ne peut être enregistré pour l’instant.',
  },
  pages: {
    tabs: 'Rubriques de la fiche',
    subTabs: 'Rubriques : %{group}',
    moreTabs: 'Plus',
    needsClub: 'Cette page présente un seul club : ouvrez-la depuis l’espace d’un club.',
  },
  // The bar above the pages of a club.
  header: {
    search: 'Rechercher',
    searchKeys: 'Rechercher (%{keys})',
    keys: { ctrl: 'Ctrl', meta: '⌘' },
    schemes: { system: 'Thème du système', light: 'Thème clair', dark: 'Thème sombre' },
    account: 'Mon compte',
    shortcuts: 'Raccourcis clavier',
    season: 'Saison de travail',
    currentSeason: '%{name} (en cours)',
  },
  notifications: {
    button: 'Notifications (%{smart_count} non lue) |||| Notifications (%{smart_count} non lues)',
  },
  // Values that are shown, and of the frames that they are shown in.
  display: {
    more: 'Afficher tout le texte',
    less: 'Réduire le texte',
  },
  rows: {
    table: 'Liste : %{label}',
    more: 'Détails',
    details: 'Détails : %{name}',
  },
  dialogs: {
    close: 'Fermer la fenêtre',
    escape: 'Pour fermer cette fenêtre, utilisez le bouton « Fermer la fenêtre ».',
  },
  masked: 'Masqué',
});
