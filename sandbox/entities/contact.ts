import { entity } from '../model/entity.ts';
import { choice, string } from '../model/scalarFields.ts';
import { rowOf } from './fieldGroups.ts';

/** Contact person of a tournament. */
export const contact = entity('contact', {
  path: '/contacts',
  label: 'Contact',
  represent: '${familyName} ${givenName}',
  access: {
    module: 'tournaments',
    action: 'tournaments.requests',
    owners: ['tournamentRequest.club', 'tournamentRequest.organization'],
  },
  fields: {
    type: choice(
      'Type',
      { organizer: 'Organisateur', registration: 'Inscriptions', referee: 'Juge-arbitre' },
      { required: true, default: 'organizer' },
    ),
    givenName: string('Prénom', { required: true, max: 80 }),
    familyName: string('Nom', { required: true, max: 80 }),
    email: string('Courriel', { required: true, max: 180, email: true }),
    telephone: string('Téléphone', { max: 20, pattern: /^\+?[0-9][0-9 .]{5,18}$/ }),
    ...rowOf('tournamentRequest', 'Demande de tournoi', 'tournament-request'),
  },
});
