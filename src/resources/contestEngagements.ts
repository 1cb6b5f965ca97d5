import type { ContestEngagement } from '../generated/resources.ts';
import { withoutOrganizer } from '../lib/withoutOrganizer.ts';
import type { Resource } from './Resource.ts';

export const contestEngagements = {
  name: 'contest-engagements',
  texts: {
    name: 'Engagement |||| Engagements',
    create: 'Nouvel engagement',
    sections: { engagement: 'Engagement', amounts: 'Montants', answer: 'Réponse' },
  },
  recordRepresentation: ['contest.name'],
  toLabel: withoutOrganizer,
  right: { module: 'contests', action: 'contests.engagements' },
  list: {
    columns: ['contest', 'division', 'quantity', 'amount', 'status', 'submitDate'],
    sort: ['-submitDate'],
    filters: ['contest', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  head: { facts: ['contest', 'division', 'season', 'quantity', 'amount', 'submitDate'] },
  form: {
    sections: {
      engagement: ['contest', 'division', 'season', 'teams', 'players', 'comment'],
      amounts: ['quantity', 'unitFee', 'amount'],
      answer: ['status', 'submitDate', 'decisionReason'],
    },
  },
  fields: {
    unitFee: { as: 'currency' },
    amount: { as: 'currency' },
    players: { options: { follows: { season: 'season' } } },
  },
} as const satisfies Resource<ContestEngagement>;
