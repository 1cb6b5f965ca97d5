import type { TournamentRequest } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const tournamentRequests = {
  name: 'tournament-requests',
  texts: {
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
  recordRepresentation: ['identifier', 'name'],
  search: 'name',
  right: { module: 'tournaments', action: 'tournaments.requests' },
  list: {
    columns: ['name', 'identifier', 'type', 'startDate', 'endDate', 'tables', 'endowment', 'status'],
    sort: ['-startDate'],
    filters: ['name', 'type', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  head: {
    facts: ['identifier', 'type', 'startDate', 'endDate', 'sportHall', 'endowment'],
    card: ['startDate', 'sportHall', 'type'],
  },
  form: {
    layout: 'tabs',
    createLayout: 'steps',
    // The hall, with what it brings, is taken in the step of the place.
    defaults: { endDate: { from: 'startDate' } },
    sections: {
      tournament: ['name', 'type', 'season', 'organization', 'startDate', 'endDate', 'address', 'sportHall'],
      organisation: [
        'contacts',
        'referee',
        'assistantReferees',
        'numberOfTables',
        'ball',
        'registrationDeadline',
        'onlineRegistration',
        'page',
        'rules',
        'engagmentSheet',
      ],
      tables: ['tables', 'maxTablesPerDay', 'endowment', 'fee'],
      decision: [
        'identifier',
        'status',
        'competentLevel',
        'review',
        'motive',
        'responses',
        'decision',
        'results',
        'comment',
      ],
    },
  },
  show: { workflow: true },
  fields: {
    endowment: { as: 'currency' },
    fee: { as: 'currency' },
    'tables.fee': { as: 'currency' },
    'tables.endowment': { as: 'currency' },
    'tables.prizes.amount': { as: 'currency' },
  },
} as const satisfies Resource<TournamentRequest>;
