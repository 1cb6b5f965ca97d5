import { defineFeature, type Todo } from '../defineFeature.ts';
import { dayAt, textAt } from '../todoLine.ts';

/** Applications that the league gives its opinion on, and the federation decides on. */
const applicationsToJudge: Todo = {
  name: 'labels',
  order: 5,
  above: true,
  resource: 'labels',
  filter: ({ level }) => ({ todo: level === 'federation' ? 'decisions' : 'reviews' }),
  scope: 'club',
  select: ['label.name', 'club.name', 'submitDate'],
  orderBy: 'submitDate',
  toLine: (record) => ({
    text: [textAt(record, 'club.name'), textAt(record, 'label.name')].join(', '),
    date: dayAt(record, 'submitDate'),
  }),
};

/** Labels that the club applies for, and its appeals. */
export const labels = defineFeature({
  name: 'labels',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [{ path: 'labels', group: 'events', resource: 'labels' }],
  views: {
    labels: {
      create: async () =>
        (await import('../QuestionnaireCreate.tsx')).questionnaireCreate('labelApplication.chooseFirst'),
      edit: async () => (await import('./Application.tsx')).ApplicationEdit,
      show: async () => (await import('./Application.tsx')).ApplicationShow,
    },
    'label-resorts': { create: async () => (await import('./Resorts.tsx')).ResortCreate },
  },
  todos: [applicationsToJudge],
});
