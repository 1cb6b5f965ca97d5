import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, cents, list } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Belonging of a person to a club for a season, with or without a licence. */
export const clubMembership = entity('club-membership', {
  path: '/club_memberships',
  label: 'Adhésion',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName} (${season.name})',
  access: writtenByClubs('persons', 'persons.details', ['club']),
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    type: referential('Type', 'MembershipType', { required: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
    ...period,
    licence: reference('Licence', 'licence', { readOnly: true }),
    fee: cents('Cotisation'),
    paid: bool('Réglée', { default: false }),
    groups: list('Groupes', { max: 60, maxCount: 10, distinct: true }),
  },
});
