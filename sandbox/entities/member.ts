import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, date, int } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Seat of a person in a body of a structure. */
export const member = entity('member', {
  path: '/members',
  label: 'Membre d’instance',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.functions', ['organization', 'person.club']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    organization: reference('Structure', 'organization', { required: true, createOnly: true }),
    body: referential('Instance', 'BodyType', { required: true }),
    function: reference('Fonction', 'accountant-function'),
    electionDate: date('Date d’élection'),
    ...period,
    voteRight: bool('Droit de vote', { default: true }),
    number: int('Nombre de voix', { from: 0 }),
  },
});
