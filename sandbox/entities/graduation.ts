import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, choice, date, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A diploma or referee grade that a person holds. */
export const graduation = entity('graduation', {
  path: '/graduations',
  label: 'Graduation',
  twins: 'answered',
  represent: '${type.name}',
  access: writtenByClubs('persons', 'persons.details', ['person.club']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    type: referential('Type', 'GraduationType', { required: true }),
    domain: choice(
      'Domaine',
      { refereeing: 'Arbitrage', technical: 'Technique', leader: 'Dirigeant', health: 'Santé' },
      { required: true },
    ),
    date: date('Obtenu le', { required: true, past: true }),
    place: string('Place / lieu', { max: 100 }),
    organization: reference('Structure', 'organization'),
    internship: reference('Stage / formation', 'internship'),
    number: string('N° de diplôme', { max: 30 }),
    validUntil: date('Valable jusqu’au', { notBefore: 'date' }),
    active: bool('En activité', { required: true, default: true }),
    file: file('Fichier', { mimeTypes: ['application/pdf', 'image/*'] }),
    lastRefresher: date('Dernier recyclage', { past: true }),
  },
});
