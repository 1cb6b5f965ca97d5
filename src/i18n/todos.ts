import { typeset } from './typography.ts';

/** The work that waits for the club, on its home page. */
export const todoTexts = {
  todo: typeset({
    title: 'À faire',
    none: 'Tout est à jour : rien n’attend le club.',
    late: 'En retard',
    failed: 'Ce qui reste à faire n’a pas pu être lu.',
    requests: {
      title:
        '%{smart_count} demande de modification à traiter |||| %{smart_count} demandes de modification à traiter',
      due: 'réponse avant le %{date}',
      failed: 'Les demandes à traiter n’ont pas pu être lues.',
    },
    sheets: {
      title:
        '%{smart_count} feuille de rencontre à saisir |||| %{smart_count} feuilles de rencontre à saisir',
      due: 'rencontre du %{date}',
      failed: 'Les feuilles à saisir n’ont pas pu être lues.',
    },
    confirmations: {
      title:
        '%{smart_count} feuille de rencontre à confirmer |||| %{smart_count} feuilles de rencontre à confirmer',
      due: 'rencontre du %{date}',
      failed: 'Les feuilles à confirmer n’ont pas pu être lues.',
    },
    invoices: {
      title: '%{smart_count} facture à régler |||| %{smart_count} factures à régler',
      due: 'échéance le %{date}',
      failed: 'Les factures à régler n’ont pas pu être lues.',
    },
    preRegistrations: {
      title: '%{smart_count} pré-inscription à traiter |||| %{smart_count} pré-inscriptions à traiter',
      due: 'reçue le %{date}',
      failed: 'Les pré-inscriptions à traiter n’ont pas pu être lues.',
    },
    answers: {
      title: '%{smart_count} formulaire à terminer |||| %{smart_count} formulaires à terminer',
      due: 'à envoyer avant le %{date}',
      failed: 'Les formulaires à terminer n’ont pas pu être lus.',
    },
    certificates: {
      title: '%{smart_count} certificat médical attendu |||| %{smart_count} certificats médicaux attendus',
      due: 'licence de %{date}',
      failed: 'Les certificats attendus n’ont pas pu être lus.',
    },
    mentions: {
      title:
        '%{smart_count} licence sans mention médicale |||| %{smart_count} licences sans mention médicale',
      due: 'créée le %{date}',
      failed: 'Les licences sans mention médicale n’ont pas pu être lues.',
    },
    renewals: {
      title: '%{smart_count} licence à renouveler |||| %{smart_count} licences à renouveler',
      due: 'licence de %{date}',
      failed: 'Les licences à renouveler n’ont pas pu être lues.',
    },
  }),
};
