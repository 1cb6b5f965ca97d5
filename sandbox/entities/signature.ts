import { entity } from '../model/entity.ts';
import { reference } from '../model/relationFields.ts';
import { choice, datetime, int } from '../model/scalarFields.ts';

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
    writable: [],
  },
  fields: {
    role: choice(
      'Rôle',
      { homeCaptain: 'Capitaine recevant', awayCaptain: 'Capitaine visiteur', referee: 'Juge-arbitre' },
      { required: true },
    ),
    person: reference('Personne', 'person', { required: true }),
    date: datetime('Date', { required: true }),
    sportMatch: reference('Rencontre', 'sport-match', { required: true, hidden: true }),
    position: int('Ordre', { hidden: true }),
  },
});
