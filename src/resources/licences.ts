import type { Licence } from '../generated/resources.ts';
import { AttestationLink } from '../features/licences/attestation/AttestationLink.tsx';
import { defineResource } from './defineResource.ts';

export const licences = defineResource<Licence>({
  list: {
    columns: [
      'identifier',
      'person.familyName',
      'person.givenName',
      'person.gender',
      'person.birthDate',
      'category',
      'type',
      'points',
      'medical',
      'validationDate',
    ],
    filters: ['person.familyName', 'type', 'category', 'person.gender', 'state', 'medical', 'season'],
    scope: 'club',
    seasonal: true,
    leadsTo: [{ resource: 'licence-renewals', label: 'renewals.action' }],
  },
  lists: {
    corpo: {
      columns: ['identifier', 'person.familyName', 'person.givenName', 'corpoClub', 'type', 'state'],
      filter: { corpo: true },
    },
    'licences-event': {
      columns: ['identifier', 'person.familyName', 'person.givenName', 'validationDate', 'state'],
      filter: { 'type.code': 'E' },
    },
    licences_filtered: { seasonal: false },
  },
  show: { above: AttestationLink },
  form: {
    sections: {
      licence: ['person', 'type', 'practiceForms', 'season', 'state', 'amount'],
      medical: ['medical', 'certificate', 'insurance'],
      ranking: ['points', 'monthlyPoints', 'ranking', 'category'],
    },
  },
  leadsTo: [{ resource: 'licence-renewals', label: 'renewals.action' }],
  fields: {
    amount: { as: 'currency' },
    certificate: { options: { search: 'type.name', follows: { person: 'person' } } },
  },
});
