import type { SettingsClub } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<SettingsClub>({
  list: {
    columns: ['season', 'onlinePreRegistration', 'paymentModes', 'showPhone', 'defaultSportHall'],
    sort: ['-season.startDate'],
    filters: ['season'],
    scope: ['club'],
  },
  form: {
    sections: {
      registration: ['season', 'onlinePreRegistration', 'preRegistrationMessage', 'prices'],
      payment: ['paymentModes', 'iban'],
      publication: ['notifyEmails', 'showPhone', 'defaultSportHall'],
    },
  },
  fields: { 'prices.amount': { as: 'currency' } },
});
