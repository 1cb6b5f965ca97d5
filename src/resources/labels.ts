import type { LabelApplication } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<LabelApplication>({
  list: {
    columns: ['label', 'status', 'decisionDate', 'validUntil', 'score'],
    sort: ['-decisionDate'],
    filters: ['label', 'status', 'season'],
    scope: ['club'],
  },
  head: { facts: ['season', 'score', 'referent', 'validUntil'] },
  form: {
    sections: {
      application: ['label', 'season', 'referent'],
      answers: ['answers', 'score', 'missing'],
      answer: ['status', 'submitDate', 'responses', 'decisionDate', 'validUntil', 'diploma'],
    },
  },
  fields: { label: { options: { whole: true } } },
});
