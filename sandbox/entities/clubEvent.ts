import { entity } from '../model/entity.ts';
import { image } from '../model/fileFields.ts';
import { inverse, reference, referentials } from '../model/relationFields.ts';
import { bool, cents, choice, datetime, int, string, text } from '../model/scalarFields.ts';
import { clubSeason } from './fieldGroups.ts';
import { postalAddressField } from './postalAddressField.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  ...clubSeason,
  type: reference('Type', 'club-event-type', { required: true }),
  name: string('Nom / libellé', { required: true, max: 120 }),
  startDate: datetime('Date de début', { required: true }),
  endDate: datetime('Date de fin', { required: true, notBefore: 'startDate' }),
  address: postalAddressField('Adresse'),
  sportHall: reference('Salle', 'sport-hall'),
  public: referentials('Public', 'HostedPublic'),
  expectedNumber: int('Effectif attendu', { from: 0 }),
  actualNumber: int('Effectif réel', { from: 0 }),
  free: bool('Gratuit', { default: true }),
  price: cents('Prix'),
  description: text('Description', { max: 2000 }),
  partners: string('Partenaires', { max: 255 }),
  poster: image('Affiche'),
  report: text('Bilan / rapport', { max: 4000 }),
  participants: inverse('Participants', 'participant', 'clubEvent'),
  state: choice(
    'État',
    { draft: 'Brouillon', published: 'Publié', finished: 'Terminé', cancelled: 'Annulé' },
    { required: true, default: 'draft' },
  ),
};

/** An event of a club to make the sport known. */
export const clubEvent = entity('club-event', {
  path: '/club_events',
  label: 'Événement',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('events', 'clubEvents.manage', ['club']),
    publicFields: Object.keys(fields).filter((name) => name !== 'report'),
    publicWhen: { path: 'state', test: { is: 'exact', values: ['published', 'finished'] } },
  },
  states: {
    field: 'state',
    start: ['draft', 'published'],
    next: {
      draft: { published: 'club', cancelled: 'club' },
      published: { finished: 'club', cancelled: 'club' },
    },
  },
  fields,
});
