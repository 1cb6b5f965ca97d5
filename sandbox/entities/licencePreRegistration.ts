import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { bool, choice, date, datetime, string, text, work } from '../model/scalarFields.ts';
import { postalAddressField } from './postalAddressField.ts';
import { clubSeason, personName } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A player's online request to a club; the club completes it with the player, accepts or refuses it. */
export const licencePreRegistration = entity('licence-pre-registration', {
  path: '/licence_pre_registrations',
  label: 'Pré-inscription',
  twins: 'answered',
  represent: '${familyName} ${givenName}',
  dated: 'Reçue le',
  access: {
    ...writtenByClubs('licences', 'licences.preRegistrations', ['club']),
    masks: {
      label: 'Coordonnées',
      fields: ['email', 'phone', 'address', 'legalRepresentativePhone'],
      minor: ['birthDate'],
      files: ['certificateFile'],
    },
  },
  states: {
    field: 'status',
    start: ['draft', 'submitted'],
    next: {
      draft: { submitted: 'club', cancelled: 'club' },
      submitted: { incomplete: 'club', accepted: 'club', refused: 'club', cancelled: 'club' },
      incomplete: { submitted: 'club', refused: 'club', cancelled: 'club' },
    },
    edits: { draft: 'club', submitted: 'club', incomplete: 'club' },
    reasons: { incomplete: 'answerReason', refused: 'answerReason' },
  },
  fields: {
    ...clubSeason,
    person: reference('Personne', 'person'),
    ...personName,
    gender: choice('Sexe', { M: 'Masculin', F: 'Féminin' }, { required: true }),
    birthDate: date('Date de naissance', { required: true, past: true }),
    email: string('Courriel', { required: true, max: 180, email: true }),
    phone: string('Téléphone', { required: true, max: 20, pattern: /^\+?[0-9][0-9 .]{5,18}$/ }),
    address: postalAddressField('Adresse', { required: true }),
    type: referential('Type', 'LicenceType', { required: true }),
    practiceForms: referentials('Formes de pratique', 'PracticeForm'),
    previousClub: reference('Dernier club', 'club'),
    previousLicence: string('Ancien n°', { max: 8 }),
    medical: referential('Mention médicale', 'MedicalMention'),
    certificateFile: file('Certificat (fichier)', {
      mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    }),
    questionnaireOk: bool('A répondu « non » à tout le questionnaire de santé', { default: false }),
    legalRepresentativeName: string('Représentant légal', { max: 160, help: 'Pour les moins de 18 ans' }),
    legalRepresentativePhone: string('Téléphone du représentant', {
      max: 20,
      pattern: /^\+?[0-9][0-9 .]{5,18}$/,
    }),
    insurance: referential('Assurance', 'Insurance', { required: true }),
    imageConsent: bool('Droit à l’image', { required: true, default: false }),
    comment: text('Commentaire', { max: 1000 }),
    status: choice(
      'État',
      {
        draft: 'Brouillon',
        submitted: 'Transmise',
        incomplete: 'À compléter',
        accepted: 'Acceptée',
        refused: 'Refusée',
        cancelled: 'Annulée',
        expired: 'Expirée',
      },
      { required: true, default: 'submitted' },
    ),
    answerDate: datetime('Date de réponse', { readOnly: true }),
    answerReason: string('Motif de la réponse', { max: 255 }),
    createdLicence: reference('Licence créée', 'licence', { readOnly: true }),
    todo: work('status', {
      preRegistrations: { label: 'Réponse du club attendue', states: ['submitted'] },
      completions: { label: 'Complément du joueur attendu', states: ['incomplete'] },
    }),
  },
});
