import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dueDayAt, textAt } from '../todoLine.ts';

const answersDue: Todo = {
  name: 'answers',
  order: 6,
  resource: 'form-answers',
  filter: () => ({ todo: 'answers' }),
  scope: 'organization',
  select: ['template.title', 'template.closeDate'],
  orderBy: 'template.closeDate',
  toLine: (record) => ({
    text: textAt(record, 'template.title'),
    ...dueDayAt(record, 'template.closeDate'),
  }),
};

/** Forms that the club has to answer, and its answers. */
export const forms = defineFeature({
  name: 'forms',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'forms', group: 'club', resource: 'forms' },
    { path: 'form-answers', group: 'club', resource: 'form-answers' },
  ],
  views: {
    'form-answers': {
      create: async () =>
        (await import('../QuestionnaireCreate.tsx')).questionnaireCreate('formAnswer.chooseFirst'),
      show: async () => (await import('./Answer.tsx')).AnswerShow,
      edit: async () => (await import('./Answer.tsx')).AnswerEdit,
    },
  },
  aboveLists: { forms: lazySection(async () => (await import('./OpenForms.tsx')).OpenForms) },
  todos: [answersDue],
});
