import type { LicenceRenewal } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<LicenceRenewal>({
  list: {
    // The season is told by its filter.
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
});
