import { lazyAction, lazyPage, lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature, type Todo } from '../defineFeature.ts';
import { dueAt, teamsAt } from '../todoLine.ts';

const sheet = {
  resource: 'sport-matches',
  select: ['date', 'homeOpponent.team.name', 'awayOpponent.team.name'],
  orderBy: 'date',
  opens: 'sport-matches/:id/sheet',
  toLine: (record) => ({ text: teamsAt(record, ''), ...dueAt(record, 'date') }),
} as const satisfies Partial<Todo>;

/** Sheets of past meetings to fill in at home, and those to confirm away. */
const sheetTodos: readonly Todo[] = [
  {
    name: 'sheets',
    order: 2,
    filter: ({ club, today }) => ({
      todo: 'sheets',
      'homeOpponent.team.clubs': club,
      date: { strictly_before: today ?? '' },
    }),
    ...sheet,
  },
  {
    name: 'confirmations',
    order: 3,
    filter: ({ club }) => ({ todo: 'confirmations', 'awayOpponent.team.clubs': club }),
    ...sheet,
  },
];

/** The sheet of a meeting: filled in offline too, sent, signed, printed. */
export const matchSheet = defineFeature({
  name: 'match-sheet',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'sport-matches', group: 'contests', resource: 'sport-matches', after: 'teams' },
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
    'sport-matches': lazyAction(async () => (await import('./page/sheetMeetings.tsx')).SheetLink),
    teams: lazyAction(async () => (await import('./page/sheetMeetings.tsx')).TeamMeetings),
    'change-requests': lazyAction(async () => (await import('./page/sheetMeetings.tsx')).RequestedSheet),
  },
  aboveRecords: {
    'sport-matches': lazyAction(async () => (await import('./page/SheetOutlook.tsx')).SheetOutlook),
  },
  slots: {
    'home.top': lazyAction(async () => (await import('./page/sheetMeetings.tsx')).UnsentSheets),
    'home.panels': lazySection(async () => (await import('./page/ComingMeetings.tsx')).ComingMeetings),
  },
  todos: sheetTodos,
  findUnsent: async ({ sheets }, account) =>
    (await import('./sync/openStored.ts')).readUnsent(sheets, account),
});
