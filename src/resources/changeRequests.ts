import type { SportMatchChangeRequest } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<SportMatchChangeRequest>({
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
});
