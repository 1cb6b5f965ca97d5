import type { Person } from '../generated/resources.ts';
import { categoryNameFor } from '../rules/ageCategory.ts';
import type { Resource } from './Resource.ts';

export const persons = {
  name: 'persons',
  texts: {
    name: 'Personne |||| Personnes',
    create: 'Nouvelle personne',
    sections: { identity: 'Identité', contact: 'Coordonnées', consents: 'Consentements' },
  },
  recordRepresentation: ['familyName', 'givenName'],
  disambiguation: ['birthDate', 'licence.identifier'],
  right: { module: 'persons', action: 'persons.list' },
  list: {
    columns: [
      'familyName',
      'givenName',
      'birthDate',
      'gender',
      'licence.identifier',
      'club',
      'mainAddress.addressLocality',
    ],
    sort: ['familyName', 'givenName'],
    filters: ['familyName', 'givenName', 'gender', 'birthDate'],
    scope: ['club'],
  },
  head: {
    picture: 'photo',
    state: 'licence.state',
    facts: [
      'birthDate',
      'licence.identifier',
      'licence.category',
      'licence.points',
      'licence.certificate.validUntil',
      'club',
    ],
    contacts: ['mainPhone.telephone', 'mainEmail.email'],
    next: [
      { action: 'licence-renewals', brings: 'licence', from: 'licences', missing: 'reading.noLicence' },
      { action: 'licences', brings: 'licence', missing: 'reading.noLicence' },
    ],
  },
  show: {
    standIns: { mainAddress: 'address' },
    lines: { licences: ['season', 'type', 'state'], clubMemberships: ['season', 'type', 'club'] },
  },
  parts: { communication: { contact: ['mainEmail', 'mainPhone', 'mainFax', 'mainPage', 'mainAddress'] } },
  form: {
    defaults: { nationality: { code: 'F' } },
    sections: {
      identity: [
        'familyName',
        'givenName',
        'gender',
        'birthDate',
        'legalRepresentative',
        'nationality',
        'birthName',
        'birthTown',
        'birthCountry',
        'photo',
        'homonym',
      ],
      contact: ['mainEmail', 'mainPhone', 'mainAddress'],
      consents: ['imageConsent', 'newsletter', 'partnerOffers'],
    },
  },
  fields: {
    birthDate: { age: true },
    'licence.category': { wording: { with: 'gender', say: categoryNameFor } },
  },
} as const satisfies Resource<Person>;
