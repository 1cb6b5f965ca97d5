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
    answered: 'Réponse du serveur : « %{text} »',
    count: '%{smart_count} résultat |||| %{smart_count} résultats',
    moreThan: 'Plus de %{smart_count} résultat |||| Plus de %{smart_count} résultats',
    table: 'Liste : %{name}',
    select: 'Sélectionner %{name}',
  },
});
