import type { LicenceRenewal } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const licenceRenewals = {
  name: 'licence-renewals',
  texts: {
    name: 'Renouvellement |||| Renouvellements',
    create: 'Renouveler des licences',
    sections: { licence: 'Licence', medical: 'Suivi médical et assurance', answer: 'Réponse' },
  },
  recordRepresentation: ['person.familyName', 'person.givenName'],
  right: { module: 'licences', action: 'licences.renew' },
  list: {
    // The filter already shows the season.
    columns: ['person', 'licence', 'type', 'medical', 'state', 'amount'],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'type', 'state', 'season'],
    scope: ['club'],
    preset: ['season'],
    parentFields: { persons: ['person'] },
  },
  lists: {
    'persons/:id/histories/licence-renewals': {
      columns: ['season', 'licence', 'type', 'medical', 'state', 'amount'],
    },
  },
  form: {
    needsClub: true,
    sections: {
      licence: ['licence', 'person', 'season', 'type', 'practiceForms', 'amount'],
      medical: ['medical', 'certificate', 'questionnaireDate', 'insurance'],
      answer: ['state', 'newLicence', 'refusalReason', 'reminderDate'],
    },
  },
  fields: {
    amount: { as: 'currency' },
    certificate: { options: { search: 'type.name', follows: { person: 'person' } } },
  },
} as const satisfies Resource<LicenceRenewal>;
