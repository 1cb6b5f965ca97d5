import { typeset } from './typography.ts';

/** Groups of the side menu. */
const groups = typeset({
  club: 'Club',
  contests: 'Compétitions',
  licences: 'Licences',
  events: 'Événements et labels',
  help: 'Aide',
  persons: 'Personnes',
  reference: 'Référentiel',
});

/** Titles of the pages of a club by their address, where they are not named as the list of their resource is. */
const titles = typeset({
  characteristics: 'Caractéristiques',
  affiliate: 'Affiliation',
  corpo: 'Licences corporatives',
  'licences-event': 'Licences événementielles',
  licences_filtered: 'Licences filtrées',
  'pre-registration': 'Pré-inscriptions',
  'pre-registration/:id/details': 'Détail de la pré-inscription',
  'mutations/:id/details': 'Détail de la mutation',
  'club-events/creation': 'Création d’un événement',
  'club-events/participations': 'Recherche de pass',
  statistics_all: 'Statistiques comparées',
  'club-events-statistics': 'Statistiques des événements',
  contacts: 'Contacts',
  help: 'Aide',
  'sport-matches/:id/sheet': 'Feuille de rencontre',
  'club-events/:id/participants': 'Participants et pass',
  'participants/:id/pass': 'Pass',
  'licences/:id/attestation': 'Attestation de licence',
  'persons/:id/details': 'Identité',
  'persons/:id/communication': 'Communication',
  'persons/:id/functions': 'Fonctions',
  'persons/:id/functions/internal': 'Fonctions internes',
  'persons/:id/functions/external': 'Fonctions externes',
  'persons/:id/histories': 'Historiques',
  'persons/:id/histories/clubs': 'Historique des clubs',
  'persons/:id/histories/certificates': 'Certificats',
  'persons/:id/histories/participants': 'Participations',
  'persons/:id/histories/participants/trainings': 'Formations suivies',
  'persons/:id/histories/speakers': 'Interventions',
  'persons/:id/histories/subscriptions': 'Abonnements',
  'persons/:id/histories/high-levels': 'Haut niveau',
  'persons/:id/histories/structures': 'Structures',
  'persons/:id/histories/internships': 'Stages',
  'persons/:id/histories/licence-renewals': 'Renouvellements',
  'persons/:id/technical-employments': 'Emplois techniques',
  'persons/:id/sanctions': 'Sanctions',
  'persons/:id/prizes': 'Récompenses',
  'persons/:id/rankings': 'Classements',
  'persons/:id/graduations': 'Graduations',
  'persons/:id/licence-contracts': 'Contrats',
  'persons/:id/participations': 'Participations',
  'persons/:id/participations/individual': 'Participations individuelles',
  'persons/:id/participations/team': 'Participations par équipes',
  'persons/:id/games': 'Parties',
  'persons/:id/statistics': 'Statistiques',
  'persons/:id/referees': 'Arbitrage',
  'persons/:id/referees/grades': 'Grades d’arbitre',
  'persons/:id/employments': 'Emplois',
});

/** The frame of a club's pages. */
export const clubPageTexts = {
  menu: { groups },
  pages: { titles, ...typeset({ tabs: 'Rubriques de la fiche', subTabs: 'Rubriques : %{group}' }) },
  todo: typeset({
    title: 'À faire',
    none: 'Rien à faire.',
    failed: 'Ce qui reste à faire n’a pas pu être lu.',
    requests: {
      title:
        '%{smart_count} demande de modification à traiter |||| %{smart_count} demandes de modification à traiter',
      due: 'réponse avant le %{date}',
      all: 'Voir la demande |||| Voir les %{smart_count} demandes',
      failed: 'Les demandes à traiter n’ont pas pu être lues.',
    },
    sheets: {
      title:
        '%{smart_count} feuille de rencontre à saisir |||| %{smart_count} feuilles de rencontre à saisir',
      due: 'rencontre du %{date}',
      all: 'Voir la rencontre |||| Voir les %{smart_count} rencontres',
      failed: 'Les feuilles à saisir n’ont pas pu être lues.',
    },
    confirmations: {
      title:
        '%{smart_count} feuille de rencontre à confirmer |||| %{smart_count} feuilles de rencontre à confirmer',
      due: 'rencontre du %{date}',
      all: 'Voir la rencontre |||| Voir les %{smart_count} rencontres',
      failed: 'Les feuilles à confirmer n’ont pas pu être lues.',
    },
    invoices: {
      title: '%{smart_count} facture à régler |||| %{smart_count} factures à régler',
      due: 'échéance le %{date}',
      all: 'Voir la facture |||| Voir les %{smart_count} factures',
      failed: 'Les factures à régler n’ont pas pu être lues.',
    },
    preRegistrations: {
      title: '%{smart_count} pré-inscription à traiter |||| %{smart_count} pré-inscriptions à traiter',
      due: 'reçue le %{date}',
      all: 'Voir la pré-inscription |||| Voir les %{smart_count} pré-inscriptions',
      failed: 'Les pré-inscriptions à traiter n’ont pas pu être lues.',
    },
    answers: {
      title: '%{smart_count} formulaire à terminer |||| %{smart_count} formulaires à terminer',
      due: 'à envoyer avant le %{date}',
      all: 'Voir la réponse |||| Voir les %{smart_count} réponses',
      failed: 'Les formulaires à terminer n’ont pas pu être lus.',
    },
    certificates: {
      title: '%{smart_count} certificat médical attendu |||| %{smart_count} certificats médicaux attendus',
      due: 'licence de %{date}',
      all: 'Voir le renouvellement |||| Voir les %{smart_count} renouvellements',
      failed: 'Les certificats attendus n’ont pas pu être lus.',
    },
    mentions: {
      title:
        '%{smart_count} licence sans mention médicale |||| %{smart_count} licences sans mention médicale',
      due: 'créée le %{date}',
      all: 'Voir la licence |||| Voir les %{smart_count} licences',
      failed: 'Les licences sans mention médicale n’ont pas pu être lues.',
    },
    renewals: {
      title: '%{smart_count} licence à renouveler |||| %{smart_count} licences à renouveler',
      due: 'licence de %{date}',
      all: 'Voir le renouvellement |||| Voir les %{smart_count} renouvellements',
      failed: 'Les licences à renouveler n’ont pas pu être lues.',
    },
  }),
};
