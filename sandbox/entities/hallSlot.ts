import { entity } from '../model/entity.ts';
import { referential } from '../model/relationFields.ts';
import { choice, time } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** Hours of a week in which a club has a hall for one of its publics. */
export const hallSlot = entity('hall-slot', {
  path: '/hall_slots',
  label: 'Créneau',
  represent: '${day}',
  access: { module: 'club', action: 'club.sporthalls', owners: ['clubSportHall.club'] },
  fields: {
    day: choice(
      'Jour',
      {
        monday: 'Lundi',
        tuesday: 'Mardi',
        wednesday: 'Mercredi',
        thursday: 'Jeudi',
        friday: 'Vendredi',
        saturday: 'Samedi',
        sunday: 'Dimanche',
      },
      { required: true },
    ),
    startTime: time('Heure de début', { required: true }),
    endTime: time('Heure de fin', { required: true, notBefore: 'startTime' }),
    public: referential('Public', 'HostedPublic'),
    ...rowOf('clubSportHall', 'Salle du club', 'club-sport-hall'),
  },
});
