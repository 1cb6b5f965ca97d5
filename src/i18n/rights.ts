import { typeset } from './typography.ts';

/** The actions that a club delegates, by their names on the server, and their groups. */
export const rightsTexts = typeset({
  rights: {
    groups: {
      club: 'Club',
      licences: 'Licences',
      persons: 'Personnes',
      contests: 'Compétitions',
      tournaments: 'Tournois',
      labels: 'Labels',
      clubEvents: 'Événements',
      help: 'Aide',
    },
    actions: {
      club: {
        informations: 'Informations du club',
        characteristics: 'Caractéristiques',
        settings: 'Paramètres',
        establishments: 'Établissements',
        sporthalls: 'Salles',
        employments: 'Emplois',
        affiliate: 'Affiliation',
        permissions: 'Droits d’accès',
        forms: 'Formulaires',
        history: 'Historique des actions',
        resources: 'Documents',
        accountancy: 'Comptabilité',
        payments: 'Paiements',
        subscriptions: 'Abonnements',
      },
      licences: {
        list: 'Liste des licences',
        create: 'Prise de licence',
        renew: 'Renouvellement',
        corpo: 'Licences corporatives',
        event: 'Licences événementielles',
        preRegistrations: 'Pré-inscriptions',
        mutations: 'Mutations',
        transfers: 'Transferts',
        statistics: 'Statistiques',
      },
      persons: {
        list: 'Liste des personnes',
        details: 'Fiche personne',
        medical: 'Données médicales',
        functions: 'Fonctions',
        sanctions: 'Sanctions',
      },
      contests: {
        teams: 'Équipes',
        engagements: 'Engagements',
        divisionPreRegistrations: 'Pré-engagements',
        tourRegistrations: 'Inscriptions aux tours',
        changeRequests: 'Demandes de modification',
        results: 'Feuilles de rencontre',
        teamPasses: 'Pass équipes',
      },
      tournaments: {
        requests: 'Demandes de tournoi',
      },
      labels: {
        applications: 'Candidatures aux labels',
      },
      clubEvents: {
        manage: 'Gestion des événements',
        participations: 'Participations et pass',
      },
      help: {
        contacts: 'Contacts',
      },
    },
  },
});
