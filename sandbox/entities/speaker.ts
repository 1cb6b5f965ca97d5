import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { cents, float, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Somebody who teaches in a course. */
export const speaker = entity('speaker', {
  path: '/speakers',
  label: 'Intervenant',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.details', ['person.club', 'internship.organization']),
  fields: {
    internship: reference('Stage / formation', 'internship', { required: true, createOnly: true }),
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    role: referential('Rôle', 'SpeakerRole', { required: true }),
    hours: float('Nombre d’heures', { from: 0 }),
    fee: cents('Tarif'),
    subject: string('Sujet traité', { max: 255 }),
  },
});
