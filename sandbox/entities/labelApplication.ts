import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, rows } from '../model/relationFields.ts';
import { choice, date, datetime, int, list, work } from '../model/scalarFields.ts';
import { opinionFields } from './opinionFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A club applies for a label: its answers, and what became of them. The score counts the questions answered yes; `missing` is what keeps it from being sent. */
export const labelApplication = entity('label-application', {
  path: '/label_applications',
  label: 'Candidature à un label',
  twins: 'refused',
  represent: '${label.name}',
  access: writtenByClubs('labels', 'labels.applications', ['club']),
  states: {
    field: 'status',
    start: ['draft'],
    next: {
      draft: { submitted: 'club', cancelled: 'club' },
      submitted: { cancelled: 'club', leagueReview: 'above' },
      leagueReview: { federalReview: 'above' },
      federalReview: { granted: 'federation', refused: 'federation' },
    },
    // What is under examination stays as it was sent.
    edits: { draft: 'club' },
    reasons: { refused: 'motive' },
    inputs: { leagueReview: { federalReview: ['review', 'motive'] } },
  },
  fields: {
    club: reference('Club', 'club', { required: true, createOnly: true }),
    label: reference('Label', 'label', {
      required: true,
      createOnly: true,
      shows: ['name', 'threshold'],
    }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    answers: rows('Réponses', 'label-answer', {
      mappedBy: 'application',
      maxCount: 11,
    }),
    score: int('Score', { from: 0, to: 11, readOnly: true, default: 0 }),
    missing: list('Reste à faire', { readOnly: true }),
    referent: reference('Référent', 'person'),
    submitDate: datetime('Date d’envoi', { readOnly: true }),
    decisionDate: date('Date de décision', { readOnly: true }),
    validUntil: date('Valable jusqu’au', { readOnly: true }),
    ...opinionFields,
    responses: rows('Avis des instances', 'response', { mappedBy: 'labelApplication', readOnly: true }),
    diploma: file('Diplôme', { readOnly: true }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Soumise',
        leagueReview: 'Avis de la ligue',
        federalReview: 'Décision fédérale',
        granted: 'Accordé',
        refused: 'Refusé',
        expired: 'Expiré',
        cancelled: 'Annulé',
      },
      { required: true, default: 'draft' },
    ),
    todo: work('status', {
      reviews: { label: 'Avis attendu', states: ['submitted', 'leagueReview'] },
      decisions: { label: 'Décision attendue', states: ['federalReview'] },
    }),
  },
});
