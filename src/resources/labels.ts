import type { LabelApplication } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const labels = {
  name: 'labels',
  texts: {
    name: 'Label |||| Labels',
    create: 'Nouvelle candidature',
    sections: { application: 'Candidature', answers: 'Critères', answer: 'Suite donnée' },
  },
  entity: 'label-application',
  recordRepresentation: ['label.name'],
  right: { module: 'labels', action: 'labels.applications' },
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
      answer: [
        'status',
        'submitDate',
        'review',
        'motive',
        'responses',
        'decisionDate',
        'validUntil',
        'diploma',
      ],
    },
  },
  fields: { label: { options: { whole: true } } },
} as const satisfies Resource<LabelApplication>;
