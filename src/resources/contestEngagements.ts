import type { ContestEngagement } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ContestEngagement>({
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
      answer: ['status', 'submitDate'],
    },
  },
  fields: {
    unitFee: { as: 'currency' },
    amount: { as: 'currency' },
    players: { options: { follows: { season: 'season' } } },
  },
});
