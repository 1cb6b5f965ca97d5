import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, int } from '../model/scalarFields.ts';
import { period } from './fieldGroups.ts';

/** One belonging of a person to a club, written by the server when a licence or a change of club is accepted. */
export const clubHistory = entity('club-history', {
  path: '/club_histories',
  label: 'Historique des clubs',
  represent: '${club.name} (${season.name})',
  access: { module: 'persons', action: 'persons.details', owners: ['person.club', 'club'] },
  fields: {
    person: reference('Personne', 'person', { required: true }),
    club: reference('Club', 'club', { required: true }),
    season: reference('Saison', 'season', { required: true }),
    ...period,
    reason: choice(
      'Motif',
      {
        creation: 'Création',
        renewal: 'Renouvellement',
        mutation: 'Mutation',
        transfer: 'Transfert',
        leaving: 'Départ',
      },
      { required: true },
    ),
    licenceType: referential('Type de licence', 'LicenceType'),
    points: int('Points', { from: 0 }),
  },
});
