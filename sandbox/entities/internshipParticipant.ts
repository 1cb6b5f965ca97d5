import { entity } from '../model/entity.ts';
import { file } from '../model/fileFields.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, cents, choice, datetime, float } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

const ORGANIZER = { club: 'internship.organization' };

/** Somebody enrolled in a course, by the club, and with what result. */
export const internshipParticipant = entity('internship-participant', {
  path: '/internship_participants',
  label: 'Stagiaire',
  twins: 'refused',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('persons', 'persons.details', ['club', 'internship.organization']),
  states: {
    field: 'status',
    start: ['registered'],
    next: {
      registered: { confirmed: ORGANIZER, cancelled: 'club' },
      confirmed: { present: ORGANIZER, absent: ORGANIZER, cancelled: 'club' },
      present: { validated: ORGANIZER, failed: ORGANIZER },
    },
  },
  fields: {
    internship: reference('Stage / formation', 'internship', { required: true, createOnly: true }),
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    club: reference('Club', 'club', { createOnly: true }),
    role: choice('Rôle', { trainee: 'Stagiaire', observer: 'Observateur' }, { default: 'trainee' }),
    registrationDate: datetime('Date d’inscription', { required: true }),
    paid: bool('Réglé', { default: false }),
    amount: cents('Montant'),
    mark: float('Note', { from: 0, to: 20 }),
    result: referential('Résultat', 'InternshipResult'),
    certificate: file('Attestation', { mimeTypes: ['application/pdf', 'image/*'] }),
    status: choice(
      'État',
      {
        registered: 'Inscrit',
        confirmed: 'Confirmé',
        present: 'Présent',
        absent: 'Absent',
        validated: 'Admis',
        failed: 'Ajourné',
        cancelled: 'Annulé',
      },
      { required: true, default: 'registered' },
    ),
  },
});
