import { typeset } from './typography.ts';

/** Our own texts of the home page, of the pages of a record, and of reports. */
export const recordTexts = typeset({
  home: {
    persons: 'Personnes du club',
    everybody: 'Personnes',
    licences: 'Licences de la saison',
    validated: 'Licences validées',
    pending: 'Licences à valider',
    mutations: 'Mutations en cours',
    unknown: 'Nombre indisponible',
    trend: {
      season: '%{count} en %{season}',
      same: 'autant il y a un an',
      more: '+%{count} en un an',
      less: '−%{count} en un an',
    },
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
    collections: 'Données du serveur',
    noCollections: 'Ce serveur ne dit pas ce qu’il contient',
    noCollectionsHint:
      'Rien ne peut être présenté tant qu’il ne nomme pas ses collections. La personne qui l’administre peut activer sa documentation (enable_docs), son point d’entrée (enable_entrypoint) et le format « jsonld » (formats) ; rechargez ensuite la page.',
    news: 'Actualités',
    allNews: 'Toutes les actualités',
    newsFailed: 'Les actualités n’ont pas pu être lues.',
  },
  form: {
    requiredHint: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    accepted: 'Demande prise en compte : le serveur la traite encore.',
    openWithin: 'Vous ne pouvez modifier que les parties restées ouvertes de cet enregistrement.',
    neverChanged: 'Cet enregistrement ne se modifie pas : il reste tel qu’il a été créé.',
    noUpdate: 'Vous n’avez pas le droit de modifier cet enregistrement.',
    noDelete: 'Vous n’avez pas le droit de supprimer cet enregistrement.',
    revoked:
      'Vous n’avez plus le droit d’enregistrer ici : le formulaire est en lecture seule, votre saisie est gardée en brouillon.',
    leaveTitle: 'Quitter sans enregistrer ?',
    leave: 'Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.',
    stay: 'Rester sur la page',
    quit: 'Quitter sans enregistrer',
    other: 'Autres informations',
    folded: '%{smart_count} champ |||| %{smart_count} champs',
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  remove: {
    title: 'Supprimer %{name} ?',
    message: 'La suppression est définitive.',
  },
  messages: {
    title: 'Messages',
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
    createdOn: 'Créé le %{date}',
    modifiedOn: 'Modifié le %{date}',
  },
  description: {
    leftOut:
      'Le serveur décrit un champ que cette page ne peut pas afficher : %{names}. Sa valeur reste inchangée. |||| Le serveur décrit %{smart_count} champs que cette page ne peut pas afficher : %{names}. Leurs valeurs restent inchangées.',
  },
});
