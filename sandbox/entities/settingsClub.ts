import { entity } from '../model/entity.ts';
import { reference, referentials, rows } from '../model/relationFields.ts';
import { bool, list, string, text } from '../model/scalarFields.ts';
import { clubSeason } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A club's settings for its members in a season: prices, ways to pay, online pre-registration. */
export const settingsClub = entity('settings-club', {
  path: '/settings_clubs',
  label: 'Paramètres du club',
  twins: 'answered',
  represent: '${club.name} (${season.name})',
  access: writtenByClubs('club', 'club.settings', ['club']),
  fields: {
    ...clubSeason,
    onlinePreRegistration: bool('Pré-inscription en ligne ouverte', { required: true, default: false }),
    preRegistrationMessage: text('Message d’accueil', { max: 2000 }),
    prices: rows('Tarifs', 'club-price', { mappedBy: 'settings', maxCount: 30 }),
    paymentModes: referentials('Modes de paiement', 'PaymentMode'),
    iban: string('IBAN', { max: 34, iban: true }),
    notifyEmails: list('Destinataires', { max: 180, maxCount: 10, distinct: true }),
    showPhone: bool('Afficher le téléphone', { default: false }),
    defaultSportHall: reference('Salle par défaut', 'sport-hall'),
  },
});
