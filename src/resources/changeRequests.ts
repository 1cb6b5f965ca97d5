import type { SportMatchChangeRequest } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const changeRequests = {
  name: 'change-requests',
  texts: {
    name: 'Demande de modification |||| Demandes de modification',
    create: 'Nouvelle demande',
    sections: { request: 'Demande', change: 'Modification', answer: 'Réponse' },
  },
  entity: 'sport-match-change-request',
  recordRepresentation: ['type.name'],
  search: 'reason',
  right: { module: 'contests', action: 'contests.changeRequests' },
  list: {
    columns: ['sportMatch', 'type', 'oldDate', 'newDate', 'requester', 'status', 'deadline'],
    sort: ['-newDate'],
    filters: ['type', 'status', 'newDate'],
    either: ['requester.clubs', 'opponent.clubs'],
  },
  head: { facts: ['sportMatch', 'oldDate', 'newDate', 'requester', 'deadline'] },
  form: {
    sections: {
      request: ['sportMatch', 'requester', 'opponent', 'type', 'reason'],
      change: ['oldDate', 'newDate', 'newTime', 'newSportHall'],
      answer: ['status', 'deadline', 'answerReason', 'responses'],
    },
  },
  // What is played already is not moved.
  fields: { sportMatch: { options: { where: { movable: true } } } },
  show: { workflow: true },
} as const satisfies Resource<SportMatchChangeRequest>;
