import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { choice, datetime, int, string, text } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A player of a club in one round of an individual contest. */
export const tourRegistration = entity('tour-registration', {
  path: '/tour_registrations',
  label: 'Inscription à un tour',
  twins: 'refused',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('contests', 'contests.tourRegistrations', ['club']),
  states: {
    field: 'status',
    start: ['registered', 'excused'],
    next: {
      registered: {
        excused: 'club',
        withdrawn: 'club',
        waitingList: 'above',
        unexcused: 'above',
        played: 'above',
      },
      waitingList: { withdrawn: 'club', registered: 'above' },
      qualified: { excused: 'club', withdrawn: 'club', unexcused: 'above', played: 'above' },
      excused: { registered: 'club', unexcused: 'above' },
    },
    reasons: { excused: 'excuse' },
  },
  fields: {
    tour: reference('Tour', 'tour', { required: true, createOnly: true }),
    licence: reference('Licence', 'licence', { required: true, createOnly: true }),
    club: reference('Club', 'club', { required: true, createOnly: true }),
    contest: reference('Épreuve', 'contest', { readOnly: true }),
    person: reference('Joueur', 'person', { readOnly: true }),
    group: reference('Groupe', 'group', { readOnly: true }),
    points: int('Points', { from: 0, readOnly: true }),
    seed: int('Tête de série', { from: 1, readOnly: true }),
    rank: int('Rang', { from: 1, readOnly: true }),
    scored: string('Points marqués', { max: 10, pattern: /^\d+[A-Z]?$/, readOnly: true }),
    excuse: text('Justification', { max: 1000 }),
    excuseFile: file('Justificatif', { mimeTypes: ['application/pdf', 'image/*'] }),
    answerDate: datetime('Date de réponse', { readOnly: true }),
    status: choice(
      'État',
      {
        registered: 'Inscrit',
        waitingList: 'Liste d’attente',
        qualified: 'Qualifié',
        excused: 'Absence excusée',
        unexcused: 'Absence non excusée',
        withdrawn: 'Forfait',
        played: 'Présent',
      },
      { required: true, default: 'registered' },
    ),
  },
});
