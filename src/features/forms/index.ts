import { lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { answersDue } from './answersDue.ts';

/** Forms that the club is asked to answer, and its answers. */
export const forms = defineFeature({
  name: 'forms',
  pages: [
    { path: 'forms', group: 'club', resource: 'forms' },
    { path: 'form-answers', group: 'club', resource: 'form-answers' },
  ],
  views: {
    'form-answers': {
      create: async () => (await import('./AnswerCreate.tsx')).AnswerCreate,
      show: async () => (await import('./AnswerShow.tsx')).AnswerShow,
      edit: async () => (await import('./AnswerEdit.tsx')).AnswerEdit,
    },
  },
  aboveLists: { forms: lazyPage(async () => (await import('./FormsDesk.tsx')).FormsDesk) },
  todos: [answersDue],
});
