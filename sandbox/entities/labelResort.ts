import { entity } from '../model/entity.ts';
import { files } from '../model/fileFields.ts';
import { reference } from '../model/relationFields.ts';
import { choice, date, text } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A club's request to look at a refused label again. */
export const labelResort = entity('label-resort', {
  path: '/label_resorts',
  label: 'Recours',
  twins: 'answered',
  represent: '${application.label.name}',
  access: writtenByClubs('labels', 'labels.applications', ['application.club']),
  states: {
    field: 'status',
    start: ['submitted'],
    next: { submitted: { granted: 'federation', rejected: 'federation' } },
    reasons: { rejected: 'decision' },
  },
  fields: {
    application: reference('Candidature', 'label-application', { required: true, createOnly: true }),
    reason: text('Motif', { required: true, max: 2000 }),
    files: files('Fichiers'),
    submitDate: date('Date d’envoi', { required: true, past: true }),
    decision: text('Décision', { byStep: true }),
    decisionDate: date('Date de décision', { readOnly: true }),
    status: choice(
      'État',
      { submitted: 'Transmis', granted: 'Recours accepté', rejected: 'Recours rejeté' },
      { required: true, default: 'submitted' },
    ),
  },
});
