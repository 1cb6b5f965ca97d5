import type { SportMatchChangeRequest } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const changeRequests = defineResource<SportMatchChangeRequest>({
  list: {
    columns: ['sportMatch', 'type', 'oldDate', 'newDate', 'newTime', 'requester', 'status', 'deadline'],
    filters: ['type', 'status', 'newDate'],
    scope: ['requester.clubs', 'opponent.clubs'],
  },
  form: {
    sections: {
      request: ['sportMatch', 'requester', 'opponent', 'type', 'reason'],
      change: ['oldDate', 'newDate', 'newTime', 'newSportHall'],
      answer: ['status', 'deadline', 'answerReason', 'responses'],
    },
  },
  // What is played already is not moved.
  fields: { sportMatch: { options: { where: { movable: true } } } },
  show: { course: true },
});
