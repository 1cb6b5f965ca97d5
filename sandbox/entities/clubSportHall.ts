import { entity } from '../model/entity.ts';
import { reference, referentials, rows } from '../model/relationFields.ts';
import { bool } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** The use of a hall by a club in a season. */
export const clubSportHall = entity('club-sport-hall', {
  path: '/club_sport_halls',
  label: 'Salle du club',
  twins: 'refused',
  represent: '${sportHall.name}',
  access: writtenByClubs('club', 'club.sporthalls', ['club']),
  fields: {
    club: reference('Club', 'club', { required: true, createOnly: true }),
    sportHall: reference('Salle', 'sport-hall', { required: true }),
    main: bool('Principale', { required: true, default: false }),
    ...period,
    usage: referentials('Usage', 'HallUsage'),
    slots: rows('Créneaux', 'hall-slot', { mappedBy: 'clubSportHall', maxCount: 21 }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
  },
});
