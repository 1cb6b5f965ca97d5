import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, date, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** A declaration of a doctor, or of the person, for a licence. The answers of a questionnaire are never kept. */
export const certificate = entity('certificate', {
  path: '/certificates',
  label: 'Certificat médical',
  twins: 'answered',
  represent: '${type.name}',
  access: {
    ...writtenByClubs('persons', 'persons.medical', ['person.club']),
    masks: {
      label: 'Données médicales',
      fields: ['doctorName', 'doctorNumber', 'overclassing'],
      files: ['file'],
    },
  },
  fields: {
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    type: referential('Type', 'MedicalMention', { required: true }),
    date: date('Date du certificat', { required: true, past: true }),
    competition: bool('En compétition', { required: true, default: false }),
    doctorName: string('Médecin', { max: 100, help: 'Obligatoire pour un certificat ou un surclassement' }),
    doctorNumber: string('N° RPPS/ordre', {
      max: 11,
      pattern: /^\d{9,11}$/,
      help: 'Répertoire partagé des professionnels de santé, ou numéro à l’ordre',
    }),
    overclassing: referential('Surclassement', 'AgeCategory'),
    validUntil: date('Valable jusqu’au', { readOnly: true }),
    file: file('Fichier', { mimeTypes: ['application/pdf', 'image/*'] }),
    season: reference('Saison', 'season'),
    attestationDate: date('Date de l’attestation', { past: true }),
  },
});
