import type { ClubAffiliation } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<ClubAffiliation>({
  list: {
    columns: ['season', 'status', 'submitDate', 'decisionDate', 'amount'],
    sort: ['-season.startDate'],
    filters: ['season', 'status'],
    scope: ['club'],
  },
  head: { facts: ['club', 'season', 'amount', 'submitDate', 'insuranceEnd'] },
  form: {
    sections: {
      insurance: ['season', 'insurer', 'insuranceNumber', 'insuranceEnd', 'insuranceProof'],
      validation: ['agreement'],
      outcome: ['status', 'reason', 'amount', 'transaction', 'submitDate', 'decisionDate'],
    },
  },
  fields: { amount: { as: 'currency' } },
});
