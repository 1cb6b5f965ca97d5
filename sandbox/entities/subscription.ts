import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { cents, choice, date, int, string } from '../model/scalarFields.ts';
import { postalAddressField } from './postalAddressField.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Copies of a periodical for a structure or a person. */
export const subscription = entity('subscription', {
  path: '/subscriptions',
  label: 'Abonnement',
  twins: 'answered',
  represent: '${type.name}',
  access: {
    ...writtenByClubs('club', 'club.subscriptions', ['organization', 'person.club']),
    masks: { label: 'Coordonnées', fields: ['email', 'address'], minor: ['person.birthDate'] },
  },
  fields: {
    organization: reference('Structure', 'organization', { createOnly: true }),
    person: reference('Personne', 'person', { createOnly: true }),
    type: referential('Type', 'SubscriptionType', { required: true }),
    quantity: int('Quantité', { required: true, from: 1, to: 50, default: 1 }),
    startDate: date('Date de début', { required: true }),
    endDate: date('Date de fin', { required: true, notBefore: 'startDate' }),
    amount: cents('Montant'),
    address: postalAddressField('Adresse'),
    email: string('Courriel', { max: 180, email: true }),
    state: choice(
      'État',
      { active: 'Actif', pending: 'En attente', ended: 'Terminé', cancelled: 'Annulé' },
      { required: true, default: 'pending' },
    ),
    season: reference('Saison', 'season', { required: true }),
  },
});
