import type { ClubAffiliation } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const affiliations = {
  name: 'affiliations',
  texts: {
    name: 'Affiliation |||| Affiliations',
    create: 'Commencer l’affiliation',
    sections: { insurance: 'Assurance', validation: 'Validation', outcome: 'Suite donnée' },
  },
  entity: 'club-affiliation',
  recordRepresentation: ['season.name'],
  toLabel: (season) => `Affiliation ${season}`,
  right: { module: 'club', action: 'club.affiliate' },
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
} as const satisfies Resource<ClubAffiliation>;
