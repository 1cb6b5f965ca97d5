import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { int, string } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A competition that a person has played outside the contests of the federation. */
export const otherParticipation = entity('other-participation', {
  path: '/other_participations',
  label: 'Autre participation',
  twins: 'answered',
  represent: '${contestName}',
  access: writtenByClubs('persons', 'persons.details', ['person.club']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    contestName: string('Nom de la compétition', { required: true, max: 150 }),
    type: referential('Type', 'ParticipationType', { required: true }),
    organization: reference('Structure', 'organization'),
    place: int('Place', { from: 1 }),
    ...period,
    result: string('Résultat', { max: 255 }),
    country: referential('Pays', 'Country'),
  },
});
