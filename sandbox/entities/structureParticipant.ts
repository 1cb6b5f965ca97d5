import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Season that a player spends in a training centre of the federation. */
export const structureParticipant = entity('structure-participant', {
  path: '/structure_participants',
  label: 'Participation pôle',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.details', ['person.club']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    structure: reference('Structure', 'organization', { required: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    type: referential('Type', 'StructureType', { required: true }),
    regime: choice('Régime', {
      interne: 'Interne',
      'demi-pensionnaire': 'Demi-pensionnaire',
      externe: 'Externe',
    }),
    startDate: date('Date de début'),
    endDate: date('Date de fin', { notBefore: 'startDate' }),
  },
});
