import { entity } from '../model/entity.ts';
import { inverse, reference } from '../model/relationFields.ts';
import { datetime, text } from '../model/scalarFields.ts';

/** Decision of the competent body about a tournament. */
export const tournamentDecision = entity('tournament-decision', {
  path: '/tournament_decisions',
  label: 'Décision d’homologation',
  represent: '${reason}',
  access: {
    module: 'tournaments',
    action: 'tournaments.requests',
    owners: ['tournamentRequests.club', 'tournamentRequests.organization'],
  },
  fields: {
    date: datetime('Date', { required: true }),
    accountant: reference('Auteur', 'accountant'),
    reason: text('Motif', { max: 1000 }),
    tournamentRequests: inverse('Demandes de tournoi', 'tournament-request', 'decision', { hidden: true }),
  },
});
