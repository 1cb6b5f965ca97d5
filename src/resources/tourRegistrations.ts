import type { TourRegistration } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<TourRegistration>({
  list: {
    columns: ['person', 'contest', 'tour', 'tour.date', 'group', 'status', 'points', 'licence'],
    sort: ['-tour.date'],
    filters: ['person.familyName', 'tour', 'status'],
    scope: ['club'],
  },
  form: {
    sections: {
      registration: ['contest', 'tour', 'person', 'licence', 'group', 'status', 'answerDate'],
      result: ['points', 'seed', 'rank', 'scored'],
      absence: ['excuse', 'excuseFile'],
    },
  },
});
