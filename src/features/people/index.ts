import type { ResourceName } from '../../resources/index.ts';
import { lazyDialog } from '../../views/page/lazyDialog.tsx';
import { lazySection } from '../../views/page/lazyPage.tsx';
import { defineFeature, type Page } from '../defineFeature.ts';

/** A list among the tabs of a person. */
const tab = (path: string, resource: ResourceName, title: string) =>
  ({ path: `persons/:id/${path}`, group: 'persons', resource, title }) as const satisfies Page;

/** People and all that is recorded of each, as tabs of the person. */
export const people = defineFeature({
  name: 'people',
  texts: async () => (await import('./texts.ts')).texts,
  pages: [
    { path: 'persons', group: 'persons', resource: 'persons' },
    { path: 'persons/:id', group: 'persons', resource: 'persons', title: 'Fiche', view: 'show' },
    { path: 'persons/:id/details', group: 'persons', resource: 'persons', title: 'Identité', view: 'record' },
    tab('functions/internal', 'accountants', 'Fonctions internes'),
    tab('functions/external', 'accountants', 'Fonctions externes'),
    tab('histories/clubs', 'club-histories', 'Historique des clubs'),
    tab('histories/certificates', 'certificates', 'Certificats'),
    tab('histories/participants/trainings', 'participants', 'Formations suivies'),
    tab('histories/speakers', 'speakers', 'Interventions'),
    tab('histories/subscriptions', 'subscriptions', 'Abonnements'),
    tab('histories/high-levels', 'high-level-applications', 'Haut niveau'),
    tab('histories/structures', 'structure-participants', 'Structures'),
    tab('histories/internships', 'internship-participants', 'Stages'),
    tab('histories/licence-renewals', 'licence-renewals', 'Renouvellements'),
    tab('technical-employments', 'technical-employments', 'Emplois techniques'),
    tab('sanctions', 'sanctions', 'Sanctions'),
    tab('prizes', 'prizes', 'Récompenses'),
    tab('rankings', 'official-rankings', 'Classements'),
    tab('graduations', 'graduations', 'Graduations'),
    tab('licence-contracts', 'licence-contracts', 'Contrats'),
    tab('participations/individual', 'other-participations', 'Participations individuelles'),
    tab('participations/team', 'sheet-match-players', 'Participations par équipes'),
    tab('games', 'games', 'Parties'),
    tab('referees/grades', 'graduations', 'Grades d’arbitre'),
    tab('employments', 'employments', 'Emplois'),
  ],
  sections: [
    { path: 'persons/:id/functions', title: 'Fonctions', to: 'persons/:id/functions/internal' },
    { path: 'persons/:id/histories', title: 'Historiques', to: 'persons/:id/histories/clubs' },
    {
      path: 'persons/:id/histories/participants',
      title: 'Participations',
      to: 'persons/:id/histories/participants/trainings',
    },
    {
      path: 'persons/:id/participations',
      title: 'Participations',
      to: 'persons/:id/participations/individual',
    },
    { path: 'persons/:id/referees', title: 'Arbitrage', to: 'persons/:id/referees/grades' },
    { path: 'persons/:id/referees/employments', to: 'persons/:id/employments' },
  ],
  listTools: {
    persons: [
      {
        label: 'duplicates.open',
        Dialog: lazyDialog(async () => (await import('./duplicates/DuplicatesDialog.tsx')).DuplicatesDialog),
        needsClub: true,
      },
    ],
  },
  aboveLists: {
    'persons/:id/rankings': lazySection(
      async () => (await import('./rankings/RankingChart.tsx')).RankingChart,
    ),
    'persons/:id/games': lazySection(async () => (await import('./games/MonthlyGames.tsx')).MonthlyGames),
  },
});
