import { typeset } from './typography.ts';

/** Our own texts of the club area. */
export const clubTexts = typeset({
  app: {
    name: 'Raquette',
    title: '%{page} - Raquette',
    skip: 'Aller au contenu',
    menu: 'Menu principal',
    hiddenPages:
      '%{smart_count} rubrique n’est pas affichée : votre compte n’y a pas droit dans ce club. |||| %{smart_count} rubriques ne sont pas affichées : votre compte n’y a pas droit dans ce club.',
    openMenu: 'Ouvrir le menu',
    closeMenu: 'Fermer le menu',
    club: 'Club',
    logout: 'Se déconnecter',
    account: 'Compte de %{name}',
    breadcrumb: 'Fil d’Ariane',
    season: 'Saison %{name}',
    loading: 'Chargement...',
    retry: 'Réessayer',
    loadFailed: 'Le chargement a échoué',
    partFailed:
      'Cette partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  },
  home: {
    persons: 'Personnes du club',
    licences: 'Licences de la saison',
    validated: 'Licences validées',
    pending: 'Licences à valider',
    open: 'Voir la liste',
    unknown: 'Nombre indisponible',
    closeNews: 'Fermer',
    from: 'Du %{start} au %{end}',
    clock: {
      ahead: 'commence demain |||| commence dans %{smart_count} jours',
      phase:
        'phase %{phase} jusqu’au %{until}, encore un jour |||| phase %{phase} jusqu’au %{until}, encore %{smart_count} jours',
      lastDay: 'dernier jour de la phase %{phase}',
      over: 'saison terminée',
    },
    balance: 'Solde du compte',
    balanceFailed: 'Solde indisponible',
    news: 'Actualités',
    newsFailed: 'Les actualités n’ont pas pu être lues.',
  },
  form: {
    other: 'Autres informations',
    create: 'Créer',
    save: 'Enregistrer',
    delete: 'Supprimer',
    cancel: 'Annuler',
    edit: 'Modifier',
    show: 'Consulter',
    close: 'Fermer',
    required: 'obligatoire',
    requiredHint: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    accepted: 'Demande prise en compte : le serveur la traite encore.',
    noUpdate: 'Vous n’avez pas le droit de modifier cet enregistrement.',
    noCreate: 'Vous n’avez pas le droit de créer un enregistrement ici.',
    noDelete: 'Vous n’avez pas le droit de supprimer cet enregistrement.',
    fixed: { creation: 'Fixé à la création.', server: 'Ne se saisit pas ici.' },
    revoked:
      'Vous n’avez plus le droit d’enregistrer ici : le formulaire est en lecture seule, votre saisie est gardée en brouillon.',
    elsewhere: '%{path} : %{message}',
    unknownOutcome:
      'Résultat inconnu : le serveur n’a pas répondu. Rechargez la page pour vérifier avant de recommencer.',
    leaveTitle: 'Quitter sans enregistrer ?',
    leave: 'Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.',
    stay: 'Rester sur la page',
    quit: 'Quitter sans enregistrer',
  },
  remove: {
    title: 'Supprimer %{name} ?',
    message: 'La suppression est définitive.',
    done: 'Suppression réussie',
    failed: 'Échec de la suppression',
  },
  messages: {
    title: 'Messages',
    button: 'Messages (%{count})',
    none: 'Aucun message depuis la connexion.',
    info: 'Information',
    success: 'Réussite',
    error: 'Échec',
    report: 'Copier le rapport',
    reportOf: 'Rapport de l’échec %{reference}',
    copied: 'Rapport copié. Il ne contient aucune donnée personnelle.',
    notCopied: 'Le rapport n’a pas pu être copié. Sélectionnez son texte ci-dessous.',
  },
  report: {
    reference: 'Référence : %{reference}',
    version: 'Version : %{version}',
    date: 'Date : %{date}',
    calls: 'Derniers appels :',
    noCalls: 'aucun',
    noAnswer: 'sans réponse',
    call: '%{time} %{method} %{path} : %{status}, %{duration} ms',
  },
  audit: {
    created: 'Créé le %{date} par %{person}',
    modified: 'Modifié le %{date} par %{person}',
  },
  description: {
    failed: 'La description des champs n’a pas pu être lue.',
    invalid: 'Le serveur a envoyé une description des champs inutilisable.',
  },
  records: {
    missing: 'Enregistrement introuvable',
    count: '%{smart_count} résultat |||| %{smart_count} résultats',
    table: 'Liste : %{name}',
    open: 'Ouvrir %{name}',
    select: 'Sélectionner %{name}',
  },
  bounds: {
    range: 'Cette valeur doit être comprise entre %{min} et %{max}.',
    min: 'Cette valeur doit être supérieure ou égale à %{min}.',
    max: 'Cette valeur doit être inférieure ou égale à %{max}.',
    relation: 'Cette valeur n’est pas un enregistrement.',
    count: {
      exactMessage:
        'Cette collection doit contenir exactement %{limit} élément. |||| Cette collection doit contenir exactement %{limit} éléments.',
      minMessage:
        'Cette collection doit contenir au moins %{limit} élément. |||| Cette collection doit contenir au moins %{limit} éléments.',
      maxMessage:
        'Cette collection doit contenir au maximum %{limit} élément. |||| Cette collection doit contenir au maximum %{limit} éléments.',
    },
  },
});
