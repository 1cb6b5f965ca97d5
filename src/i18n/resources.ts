// oxlint-disable max-lines -- a table

import { typeset } from './typography.ts';

/**
 * French texts of each resource: `name` (singular |||| plural) and the titles of its form sections.
 * Field labels are not here: the server's descriptions carry them.
 */
export const resourceTexts = typeset({
  persons: {
    name: 'Personne |||| Personnes',
    create: 'Nouvelle personne',
    sections: { identity: 'Identité', contact: 'Coordonnées', consents: 'Consentements' },
  },
  licences: {
    name: 'Licence |||| Licences',
    create: 'Nouvelle licence',
    sections: { licence: 'Licence', medical: 'Suivi médical et assurance', ranking: 'Classement' },
  },
  informations: {
    name: 'Informations du club |||| Informations du club',
    sections: {
      identity: 'Identité',
      contact: 'Coordonnées',
      affiliation: 'Affiliation',
      welcome: 'Accueil et pratique',
      club: 'Vie du club',
    },
  },
  galleries: {
    name: 'Galerie |||| Galeries',
    create: 'Nouvelle galerie',
  },
  memberships: { name: 'Adhésion |||| Adhésions', create: 'Nouvelle adhésion' },
  permissions: { name: 'Droit d’accès |||| Droits d’accès', create: 'Nouveau droit d’accès' },
  accounts: { name: 'Compte |||| Comptes', create: 'Nouveau compte' },
  accountants: {
    name: 'Titulaire de fonction |||| Titulaires de fonction',
    create: 'Nouveau titulaire de fonction',
    sections: { function: 'Fonction', period: 'Période', contact: 'Coordonnées' },
  },
  organizations: {
    name: 'Structure |||| Structures',
    create: 'Nouvelle structure',
    sections: { identity: 'Identité', contact: 'Coordonnées' },
  },
  federations: { name: 'Fédération |||| Fédérations', create: 'Nouvelle fédération' },
  zones: { name: 'Zone |||| Zones', create: 'Nouvelle zone' },
  leagues: { name: 'Ligue |||| Ligues', create: 'Nouvelle ligue' },
  committees: { name: 'Comité |||| Comités', create: 'Nouveau comité' },
  addresses: { name: 'Adresse |||| Adresses', create: 'Nouvelle adresse' },
  'contact-points': { name: 'Moyen de contact |||| Moyens de contact', create: 'Nouveau moyen de contact' },
  resources: { name: 'Document |||| Documents', add: 'Ajouter un document' },
  'club-documents': {
    name: 'Document du club |||| Documents du club',
    create: 'Nouveau document',
    sections: { paper: 'Document' },
  },
  statistics: { name: 'Statistique |||| Statistiques' },
  news: { name: 'Actualité |||| Actualités', create: 'Nouvelle actualité' },
  seasons: { name: 'Saison |||| Saisons', create: 'Nouvelle saison' },
  subscriptions: {
    name: 'Abonnement |||| Abonnements',
    create: 'Nouvel abonnement',
  },
  employments: {
    name: 'Emploi |||| Emplois',
    create: 'Nouvel emploi',
    sections: { contract: 'Contrat', period: 'Période', documents: 'Documents' },
  },
  establishments: {
    name: 'Établissement |||| Établissements',
    create: 'Nouvel établissement',
    sections: { identity: 'Identité', contact: 'Coordonnées' },
  },
  sporthalls: {
    name: 'Salle |||| Salles',
    create: 'Nouvelle salle',
  },
  halls: {
    name: 'Équipement sportif |||| Équipements sportifs',
    create: 'Nouvel équipement sportif',
    sections: { hall: 'Salle', equipment: 'Équipement', homologation: 'Homologation' },
  },
  forms: {
    name: 'Formulaire |||| Formulaires',
    create: 'Nouveau formulaire',
    sections: { form: 'Formulaire', questions: 'Questions' },
  },
  'form-answers': {
    name: 'Réponse à un formulaire |||| Réponses aux formulaires',
    create: 'Nouvelle réponse',
    sections: { answer: 'Réponse' },
  },
  'history-actions': {
    name: 'Historique des actions |||| Historique des actions',
  },
  accountancy: {
    name: 'Comptabilité |||| Comptabilité',
  },
  payments: {
    name: 'Paiement |||| Paiements',
    create: 'Payer en ligne',
  },
  'club-settings': {
    name: 'Paramètres du club |||| Paramètres du club',
    create: 'Nouveaux paramètres',
    sections: { registration: 'Inscriptions', payment: 'Paiement', publication: 'Publication' },
  },
  'accountant-functions': {
    name: 'Fonction |||| Fonctions',
    create: 'Nouvelle fonction',
  },
  members: {
    name: 'Membre d’instance |||| Membres d’instances',
    create: 'Nouveau membre',
  },
  'pre-registration': {
    name: 'Pré-inscription |||| Pré-inscriptions',
    create: 'Nouvelle pré-inscription',
    sections: {
      person: 'Personne',
      contact: 'Coordonnées',
      licence: 'Licence',
      medical: 'Suivi médical et assurance',
      answer: 'Réponse',
    },
  },
  mutations: {
    name: 'Mutation |||| Mutations',
    create: 'Nouvelle mutation',
    sections: { player: 'Joueur', mutation: 'Mutation', amounts: 'Montants', decision: 'Décision' },
  },
  transferts: {
    name: 'Transfert |||| Transferts',
    create: 'Nouveau transfert',
    sections: { player: 'Joueur', transfer: 'Transfert', decision: 'Décision' },
  },
  'licence-renewals': {
    name: 'Renouvellement |||| Renouvellements',
    create: 'Renouveler des licences',
    sections: { licence: 'Licence', medical: 'Suivi médical et assurance', answer: 'Réponse' },
  },
  'mutation-parameters': {
    name: 'Paramètre de mutation |||| Paramètres de mutation',
    create: 'Nouveau paramètre',
  },
  'club-histories': {
    name: 'Historique des clubs |||| Historique des clubs',
  },
  certificates: {
    name: 'Certificat médical |||| Certificats médicaux',
    create: 'Nouveau certificat',
  },
  'high-level-applications': {
    name: 'Demande haut niveau |||| Demandes haut niveau',
    create: 'Nouvelle demande',
  },
  'structure-participants': {
    name: 'Participation pôle |||| Participations pôle',
    create: 'Nouvelle participation',
  },
  'technical-employments': {
    name: 'Emploi technique |||| Emplois techniques',
    create: 'Nouvel emploi technique',
  },
  sanctions: {
    name: 'Sanction |||| Sanctions',
  },
  prizes: {
    name: 'Récompense |||| Récompenses',
    create: 'Nouvelle récompense',
  },
  'official-rankings': {
    name: 'Classement |||| Classements',
  },
  graduations: {
    name: 'Graduation |||| Graduations',
    create: 'Nouvelle graduation',
  },
  'other-participations': {
    name: 'Participation individuelle |||| Participations individuelles',
    create: 'Nouvelle participation',
  },
  'licence-contracts': {
    name: 'Contrat de joueur |||| Contrats de joueurs',
    create: 'Nouveau contrat de joueur',
  },
  'change-requests': {
    name: 'Demande de modification |||| Demandes de modification',
    create: 'Nouvelle demande',
    sections: { request: 'Demande', change: 'Modification', answer: 'Réponse' },
  },
  teams: {
    name: 'Équipe |||| Équipes',
    create: 'Nouvelle équipe',
    sections: { team: 'Équipe', play: 'Rencontres' },
  },
  'contest-engagements': {
    name: 'Engagement |||| Engagements',
    create: 'Nouvel engagement',
    sections: { engagement: 'Engagement', amounts: 'Montants', answer: 'Réponse' },
  },
  'division-preregistrations': {
    name: 'Pré-engagement |||| Pré-engagements',
    create: 'Nouveau pré-engagement',
    sections: { team: 'Équipe', wishes: 'Vœux', play: 'Rencontres' },
  },
  'tour-registrations': {
    name: 'Inscription à un tour |||| Inscriptions aux tours',
    create: 'Nouvelle inscription',
    sections: { registration: 'Inscriptions', result: 'Résultat', absence: 'Absence' },
  },
  'tournament-requests': {
    name: 'Demande de tournoi |||| Demandes de tournoi',
    create: 'Nouvelle demande de tournoi',
    draws: 'Tableaux publiés',
    sections: {
      tournament: 'Tournoi',
      organisation: 'Organisation',
      tables: 'Tableaux',
      decision: 'Décision',
      general: 'Général',
      place: 'Lieu',
      people: 'Personnes',
      summary: 'Récapitulatif',
    },
  },
  'team-passes': {
    name: 'Pass équipe |||| Pass équipes',
  },
  contests: {
    name: 'Épreuve |||| Épreuves',
    create: 'Nouvelle épreuve',
  },
  divisions: {
    name: 'Division |||| Divisions',
    create: 'Nouvelle division',
  },
  tours: {
    name: 'Tour |||| Tours',
    create: 'Nouveau tour',
  },
  groups: {
    name: 'Groupe |||| Groupes',
    create: 'Nouveau groupe',
  },
  pools: {
    name: 'Poule |||| Poules',
    create: 'Nouvelle poule',
  },
  'sport-matches': {
    name: 'Rencontre |||| Rencontres',
    sections: {
      result: 'Résultat',
      day: 'Date et salle',
      contest: 'Épreuve',
      sheet: 'Feuille de rencontre',
    },
  },
  'sheet-match-players': {
    name: 'Joueur de feuille |||| Joueurs des feuilles',
    create: 'Nouveau joueur',
  },
  games: {
    name: 'Partie |||| Parties',
    create: 'Nouvelle partie',
  },
  labels: {
    name: 'Label |||| Labels',
    create: 'Nouvelle candidature',
    sections: { application: 'Candidature', answers: 'Critères', answer: 'Suite donnée' },
  },
  affiliations: {
    name: 'Affiliation |||| Affiliations',
    create: 'Commencer l’affiliation',
    sections: { insurance: 'Assurance', validation: 'Validation', outcome: 'Suite donnée' },
  },
  'label-types': {
    name: 'Type de label |||| Types de label',
    create: 'Nouveau type de label',
  },
  'label-resorts': {
    name: 'Recours |||| Recours',
    create: 'Nouveau recours',
  },
  'club-events': {
    name: 'Événement |||| Événements',
    create: 'Nouvel événement',
    sections: { event: 'Événement', place: 'Date et lieu', public: 'Public', report: 'Bilan' },
  },
  'club-event-types': {
    name: 'Type d’événement |||| Types d’événement',
    create: 'Nouveau type d’événement',
  },
  participants: {
    name: 'Participant |||| Participants',
    create: 'Nouveau participant',
    sections: { person: 'Personne', participation: 'Participation' },
  },
  internships: {
    name: 'Stage / formation |||| Stages et formations',
    create: 'Nouveau stage',
  },
  'internship-participants': {
    name: 'Stagiaire |||| Stagiaires',
    create: 'Nouveau stagiaire',
  },
  speakers: {
    name: 'Intervenant |||| Intervenants',
    create: 'Nouvel intervenant',
  },
  branches: {
    name: 'Secteur |||| Secteurs',
    create: 'Nouveau secteur',
  },
  // Collections that only the server names: a title is all that they have here.
  club_prices: { name: 'Tarif du club |||| Tarifs du club' },
  contacts: { name: 'Contact |||| Contacts' },
  days: { name: 'Journée |||| Journées' },
  form_entries: { name: 'Réponse à une question |||| Réponses aux questions' },
  form_questions: { name: 'Question de formulaire |||| Questions de formulaire' },
  gallery_lines: { name: 'Ligne de galerie |||| Lignes de galerie' },
  gallery_venues: { name: 'Salle de galerie |||| Salles de galerie' },
  game_sets: { name: 'Manche |||| Manches' },
  hall_slots: { name: 'Créneau de salle |||| Créneaux de salle' },
  label_answers: { name: 'Réponse à un critère |||| Réponses aux critères' },
  label_items: { name: 'Critère de label |||| Critères de label' },
  mutation_responses: { name: 'Avis sur une mutation |||| Avis sur les mutations' },
  notifications: { name: 'Notification |||| Notifications' },
  opponents: { name: 'Adversaire |||| Adversaires' },
  opposition_lines: { name: 'Partie de la formule |||| Parties de la formule' },
  opposition_sheets: { name: 'Ordre des parties |||| Ordres des parties' },
  phases: { name: 'Phase |||| Phases' },
  pool_opponents: { name: 'Composition de poule |||| Compositions de poule' },
  pool_results: { name: 'Classement de poule |||| Classements de poule' },
  responses: { name: 'Avis d’instance |||| Avis d’instance' },
  rounds: { name: 'Journée du calendrier |||| Journées du calendrier' },
  round_grids: { name: 'Calendrier |||| Calendriers' },
  signatures: { name: 'Signature |||| Signatures' },
  tables: { name: 'Tableau |||| Tableaux' },
  table_matches: { name: 'Partie de tableau |||| Parties de tableau' },
  table_prizes: { name: 'Prix de tableau |||| Prix des tableaux' },
  tournament_decisions: { name: 'Décision d’homologation |||| Décisions d’homologation' },
  warnings: { name: 'Carton |||| Cartons' },
});
