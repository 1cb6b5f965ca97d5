import { entity } from '../model/entity.ts';
import { behind, reference } from '../model/relationFields.ts';
import { choice, date, fact, int, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const fields = {
  name: string('Nom / libellé', { required: true, max: 80 }),
  number: int('Numéro', { required: true, from: 1 }),
  division: reference('Division', 'division', { required: true, createOnly: true }),
  date: date('Date', { required: true }),
  sportHall: reference('Salle', 'sport-hall'),
  organizer: reference('Organisateur', 'club'),
  registrationEnd: date('Fin des inscriptions'),
  state: choice(
    'État',
    { planned: 'Prévu', drawn: 'Tirage effectué', running: 'En cours', finished: 'Terminé' },
    { required: true, default: 'planned' },
  ),
  started: fact('Commencé', 'state', ['running', 'finished']),
  registrations: behind('Inscriptions', 'tour-registration', 'tour'),
};

/** A round of a division: one day of an individual contest, or all of a phase for teams. */
export const tour = entity('tour', {
  path: '/tours',
  label: 'Tour',
  twins: 'answered',
  represent: '${name}',
  access: {
    ...writtenByClubs('contests', 'contests.teams', ['division.organization']),
    publicFields: Object.keys(fields),
    anonymous: true,
  },
  fields,
});
