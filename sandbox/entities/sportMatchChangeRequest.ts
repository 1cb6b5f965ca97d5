import { entity } from '../model/entity.ts';
import { reference, referential, rows } from '../model/relationFields.ts';
import { choice, date, datetime, text, time, work } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/**
 * A request of one team to the other, then to the body above, to move a meeting in time or place. Only its author may
 * change it, as long as nobody has answered.
 */
export const sportMatchChangeRequest = entity('sport-match-change-request', {
  path: '/sport_match_change_requests',
  label: 'Demande de modification',
  twins: 'refused',
  represent: '${sportMatch.homeOpponent.team.name} - ${sportMatch.awayOpponent.team.name}',
  access: writtenByClubs('contests', 'contests.changeRequests', ['requester.clubs', 'opponent.clubs']),
  states: {
    field: 'status',
    start: ['submitted'],
    next: {
      submitted: {
        acceptedByOpponent: { club: 'opponent.clubs' },
        refusedByOpponent: { club: 'opponent.clubs' },
        cancelled: { club: 'requester.clubs' },
      },
      acceptedByOpponent: {
        validated: 'above',
        rejected: 'above',
        cancelled: { club: 'requester.clubs' },
      },
    },
    edits: { submitted: { club: 'requester.clubs' } },
    reasons: { refusedByOpponent: 'answerReason', rejected: 'answerReason' },
    expires: { from: 'submitted', to: 'expired', after: 'deadline' },
  },
  fields: {
    sportMatch: reference('Rencontre', 'sport-match', { required: true, createOnly: true }),
    requester: reference('Équipe demandeuse', 'team', { required: true, createOnly: true }),
    opponent: reference('Adversaire', 'team', { required: true, createOnly: true }),
    type: referential('Type', 'ChangeRequestType', { required: true }),
    oldDate: datetime('Ancienne date', { readOnly: true }),
    newDate: date('Nouvelle date'),
    newTime: time('Nouvelle heure'),
    newSportHall: reference('Nouvelle salle', 'sport-hall'),
    reason: text('Motif', { required: true, max: 500 }),
    deadline: date('Date limite', { readOnly: true }),
    answerReason: text('Motif de la réponse', { max: 500 }),
    responses: rows('Avis des instances', 'response', { mappedBy: 'changeRequest', readOnly: true }),
    status: choice(
      'État',
      {
        submitted: 'Demandée',
        acceptedByOpponent: 'Acceptée par l’adversaire',
        refusedByOpponent: 'Refusée par l’adversaire',
        validated: 'Validée',
        rejected: 'Rejetée',
        cancelled: 'Annulée',
        expired: 'Expirée',
      },
      { required: true, default: 'submitted' },
    ),
    todo: work('status', {
      requests: { label: 'Réponse de l’adversaire attendue', states: ['submitted'] },
      validations: { label: 'Validation de l’instance attendue', states: ['acceptedByOpponent'] },
    }),
  },
});
