import { lazyAction, lazyPage } from '../../views/page/lazyPage.tsx';
import { defineFeature } from '../defineFeature.ts';
import { sheetTodos } from './sheetTodos.ts';

/** The sheet of a meeting: filled in offline too, sent, signed, printed. */
export const matchSheet = defineFeature({
  name: 'match-sheet',
  pages: [
    {
      path: 'sport-matches/:id/sheet',
      group: 'reference',
      resource: 'sport-matches',
      title: 'Feuille de rencontre',
      right: { module: 'contests', action: 'contests.results' },
      Page: lazyPage(async () => (await import('./page/SheetPage.tsx')).SheetPage),
    },
  ],
  recordActions: {
    'sport-matches': lazyAction(async () => (await import('./page/SheetLink.tsx')).SheetLink),
    teams: lazyAction(async () => (await import('./page/TeamMeetings.tsx')).TeamMeetings),
    'change-requests': lazyAction(async () => (await import('./page/SheetLink.tsx')).RequestedSheet),
  },
  slots: {
    'home.top': lazyAction(async () => (await import('./page/UnsentSheets.tsx')).UnsentSheets),
    'home.panels': lazyPage(async () => (await import('./page/ComingMeetings.tsx')).ComingMeetings),
  },
  todos: sheetTodos,
  findUnsent: async ({ sheets }, account) =>
    (await import('./sync/openStored.ts')).readUnsent(sheets, account),
});
