import type { ClubEvent } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const clubEvents = {
  name: 'club-events',
  texts: {
    name: 'Événement |||| Événements',
    create: 'Nouvel événement',
    sections: { event: 'Événement', place: 'Date et lieu', public: 'Public', report: 'Bilan' },
  },
  right: { module: 'events', action: 'clubEvents.manage' },
  list: {
    columns: ['name', 'type', 'startDate', 'sportHall', 'address.addressLocality', 'actualNumber', 'state'],
    sort: ['-startDate'],
    filters: ['name', 'type', 'state', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  head: {
    picture: 'poster',
    facts: ['type', 'startDate', 'endDate', 'sportHall', 'expectedNumber', 'actualNumber'],
  },
  form: {
    defaults: { endDate: { from: 'startDate' }, address: { from: 'sportHall', take: 'address' } },
    sections: {
      event: ['name', 'type', 'season', 'state', 'description', 'poster'],
      place: ['startDate', 'endDate', 'sportHall', 'address'],
      public: ['public', 'expectedNumber', 'actualNumber', 'free', 'price', 'partners', 'participants'],
      report: ['report'],
    },
  },
  fields: { type: { options: { whole: true } }, price: { as: 'currency' } },
} as const satisfies Resource<ClubEvent>;
