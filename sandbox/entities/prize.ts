import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A distinction given to a person or to a club. */
export const prize = entity('prize', {
  path: '/prizes',
  label: 'Récompense',
  twins: 'answered',
  represent: '${type.name}',
  access: writtenByClubs('persons', 'persons.details', ['person.club', 'club']),
  fields: {
    person: reference('Personne', 'person'),
    club: reference('Club', 'club'),
    type: referential('Type', 'PrizeType', { required: true }),
    rank: choice('Rang', { bronze: 'Bronze', silver: 'Argent', gold: 'Or' }),
    date: date('Date', { required: true }),
    organization: reference('Structure', 'organization', { required: true }),
    comment: string('Commentaire', { max: 255 }),
  },
});
