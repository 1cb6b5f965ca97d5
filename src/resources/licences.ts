import type { Licence } from '../generated/resources.ts';
import { categoryNameFor } from '../rules/ageCategory.ts';
import type { Resource } from './Resource.ts';

export const licences = {
  name: 'licences',
  texts: {
    name: 'Licence |||| Licences',
    create: 'Nouvelle licence',
    sections: { licence: 'Licence', medical: 'Suivi médical et assurance', ranking: 'Classement' },
  },
  recordRepresentation: ['person.familyName', 'person.givenName', 'identifier'],
  disambiguation: ['season.name'],
  numberField: 'identifier',
  overList: true,
  right: { module: 'licences', action: 'licences.list' },
  list: {
    columns: [
      'person.familyName',
      'person.givenName',
      'identifier',
      'person.gender',
      'person.birthDate',
      'category',
      'type',
      'points',
      'medical',
      'validationDate',
    ],
    sort: ['person.familyName', 'person.givenName'],
    filters: ['person.familyName', 'type', 'category', 'person.gender', 'state', 'medical', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  head: {
    facts: ['person', 'season', 'type', 'category', 'points', 'certificate.validUntil'],
    card: ['category', 'points', 'type'],
    contacts: ['person.mainPhone.telephone', 'person.mainEmail.email'],
    next: [{ action: 'licence-renewals', brings: 'person.licence' }],
  },
  lists: {
    corpo: {
      columns: ['person.familyName', 'person.givenName', 'identifier', 'corpoClub', 'type', 'state'],
      filter: { corpo: true },
    },
    'licences-event': {
      columns: [
        'person.familyName',
        'person.givenName',
        'identifier',
        'eventType',
        'validationDate',
        'eventCount',
        'state',
      ],
      filter: { 'type.code': 'E' },
    },
    licences_filtered: { preset: [] },
  },
  form: {
    defaults: {
      insurance: { code: 'BASE' },
      practiceForms: {
        from: 'type',
        codes: { T: 'COMPETITION', P: 'LOISIR', A: 'LOISIR', I: 'LOISIR', E: 'LOISIR', L: 'LOISIR' },
      },
    },
    sections: {
      licence: ['person', 'type', 'practiceForms', 'season', 'state', 'amount'],
      medical: ['medical', 'certificate', 'insurance'],
      ranking: ['points', 'monthlyPoints', 'ranking', 'category'],
    },
  },
  fields: {
    category: { wording: { with: 'person.gender', say: categoryNameFor } },
    amount: { as: 'currency' },
    medical: {
      brief: (name) => name.replace(/^Attestation auto-q/, 'Q').replace(/ médical présenté$/, ' médical'),
    },
    certificate: { options: { search: 'type.name', follows: { person: 'person' } } },
  },
} as const satisfies Resource<Licence>;
