import type { SettingsClub } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const clubSettings = {
  name: 'club-settings',
  texts: {
    name: 'Paramètres du club |||| Paramètres du club',
    create: 'Nouveaux paramètres',
    sections: { registration: 'Inscriptions', payment: 'Paiement', publication: 'Publication' },
  },
  entity: 'settings-club',
  recordRepresentation: ['season.name'],
  toLabel: (season) => `Paramètres du club ${season}`,
  right: { module: 'club', action: 'club.settings' },
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
} as const satisfies Resource<SettingsClub>;
