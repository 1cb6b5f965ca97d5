import type { LicencePreRegistration } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const preRegistration = {
  name: 'pre-registration',
  texts: {
    name: 'Pré-inscription |||| Pré-inscriptions',
    create: 'Nouvelle pré-inscription',
    sections: {
      person: 'Personne',
      contact: 'Coordonnées',
      licence: 'Licence',
      medical: 'Suivi médical et assurance',
      answer: 'Réponse',
    },
  },
  entity: 'licence-pre-registration',
  listed: 'search',
  recordRepresentation: ['familyName', 'givenName'],
  right: { module: 'licences', action: 'licences.preRegistrations' },
  list: {
    columns: ['familyName', 'givenName', 'birthDate', 'type', 'previousClub', 'dateCreated', 'status'],
    sort: ['-dateCreated'],
    filters: ['familyName', 'type', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  head: {
    facts: ['birthDate', 'type', 'season', 'previousClub', 'dateCreated'],
    contacts: ['phone', 'email'],
  },
  form: {
    sections: {
      person: ['familyName', 'givenName', 'gender', 'birthDate', 'person'],
      contact: ['email', 'phone', 'address', 'legalRepresentativeName', 'legalRepresentativePhone'],
      licence: ['season', 'type', 'practiceForms', 'previousClub', 'previousLicence', 'insurance'],
      medical: ['medical', 'questionnaireOk', 'certificateFile', 'imageConsent', 'comment'],
      answer: ['status', 'answerDate', 'answerReason', 'createdLicence'],
    },
  },
  fields: {
    birthDate: { age: true },
    phone: { as: 'phone' },
    legalRepresentativePhone: { as: 'phone' },
    previousLicence: { as: 'licenceNumber' },
  },
} as const satisfies Resource<LicencePreRegistration>;
