import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { choice, datetime } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** A signature of a match sheet, with its date. */
export const signature = entity('signature', {
  path: '/signatures',
  label: 'Signature',
  represent: '${person.familyName} ${person.givenName}',
  access: {
    module: 'contests',
    action: 'contests.results',
    owners: [
      'sportMatch.homeOpponent.team.clubs',
      'sportMatch.awayOpponent.team.clubs',
      'sportMatch.division.organization',
    ],
  },
  fields: {
    role: choice(
      'Rôle',
      { homeCaptain: 'Capitaine recevant', awayCaptain: 'Capitaine visiteur', referee: 'Juge-arbitre' },
      { required: true },
    ),
    person: reference('Personne', 'person', { required: true }),
    date: datetime('Date', { required: true }),
    ...rowOf('sportMatch', 'Rencontre', 'sport-match'),
  },
});
