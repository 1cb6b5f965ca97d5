import { entity } from '../model/entity.ts';
import { files } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Request to be on one of the ministry's lists of athletes. */
export const highLevelApplication = entity('high-level-application', {
  path: '/high_level_applications',
  label: 'Demande haut niveau',
  twins: 'answered',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.details', ['person.club']),
  states: {
    field: 'status',
    start: ['draft', 'submitted'],
    next: {
      draft: { submitted: 'club' },
      submitted: { draft: 'club', favorable: 'above', refused: 'above' },
      favorable: { accepted: 'federation', refused: 'federation' },
    },
    reasons: { refused: 'decisionReason' },
  },
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    season: reference('Saison', 'season', { required: true, createOnly: true }),
    list: referential('Liste', 'HighLevelList', { required: true }),
    startDate: date('Date de début'),
    endDate: date('Date de fin', { notBefore: 'startDate' }),
    structure: reference('Structure', 'organization'),
    schooling: string('Scolarité', { max: 150 }),
    employer: string('Employeur', { max: 150 }),
    files: files('Fichiers', { mimeTypes: ['application/pdf', 'image/*'] }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Transmise',
        favorable: 'Favorable',
        accepted: 'Acceptée',
        refused: 'Refusée',
      },
      { required: true, default: 'draft' },
    ),
    decisionReason: string('Motif de la décision', { max: 255, byStep: true }),
  },
});
