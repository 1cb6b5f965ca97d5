import { entity } from '../model/entity.ts';
import { behind, reference } from '../model/relationFields.ts';
import { int, string, time } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 80 }),
  tour: reference('Tour', 'tour', { required: true, createOnly: true }),
  order: int('Ordre', { from: 1 }),
  size: int('Effectif', { required: true, from: 1 }),
  letter: string('Lettre', { max: 1, pattern: /^[A-Z]$/, help: 'Une lettre capitale' }),
  referee: reference('Juge-arbitre', 'person'),
  sportHall: reference('Salle', 'sport-hall'),
  startTime: time('Heure de début'),
  registrations: behind('Inscriptions', 'tour-registration', 'group'),
  pools: behind('Poules', 'pool', 'group'),
};

/** Part of a tour that plays in one place. */
export const group = entity('group', {
  path: '/groups',
  label: 'Groupe',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['tour.division.organization']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
