import type { TourRegistration } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<TourRegistration>({
  list: {
    columns: ['tour.name', 'tour.date', 'licence', 'group', 'status', 'points'],
    filters: ['tour', 'status'],
    scope: ['club'],
  },
  form: {
    sections: {
      registration: ['tour', 'licence', 'group', 'status', 'answerDate'],
      result: ['points', 'seed', 'rank', 'scored'],
      absence: ['excuse', 'excuseFile'],
    },
  },
});
