import { entity } from '../model/entity.ts';
import { reference, referential, referentials } from '../model/relationFields.ts';
import { cents, choice, date, datetime, string, work } from '../model/scalarFields.ts';
import { clubSeason } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** One row for each licensee of last season, until the club has renewed the licence or knows that it will not. */
export const licenceRenewal = entity('licence-renewal', {
  path: '/licence_renewals',
  label: 'Renouvellement',
  twins: 'refused',
  represent: '${person.familyName} ${person.givenName}',
  access: writtenByClubs('licences', 'licences.renew', ['club']),
  states: {
    field: 'state',
    start: ['toRenew', 'inProgress', 'validated'],
    next: {
      toRenew: { inProgress: 'club', validated: 'club', declined: 'club' },
      inProgress: { waitingMedical: 'club', validated: 'club', declined: 'club' },
      waitingMedical: { inProgress: 'club', validated: 'club', declined: 'club' },
      declined: { toRenew: 'club' },
    },
  },
  fields: {
    licence: reference('Licence précédente', 'licence', { required: true, createOnly: true }),
    person: reference('Personne', 'person', { required: true, createOnly: true }),
    ...clubSeason,
    type: referential('Type', 'LicenceType', { required: true }),
    practiceForms: referentials('Formes de pratique', 'PracticeForm'),
    medical: referential('Mention médicale', 'MedicalMention', { required: true }),
    certificate: reference('Certificat médical', 'certificate'),
    questionnaireDate: date('Date de l’attestation', { past: true }),
    insurance: referential('Assurance', 'Insurance', { required: true }),
    state: choice(
      'État',
      {
        toRenew: 'À renouveler',
        inProgress: 'En cours',
        waitingMedical: 'En attente du certificat',
        validated: 'Renouvelée',
        declined: 'Ne renouvelle pas',
        movedOut: 'Parti (mutation ou transfert)',
      },
      { required: true, default: 'toRenew' },
    ),
    newLicence: reference('Nouvelle licence', 'licence', { readOnly: true }),
    amount: cents('Montant'),
    refusalReason: string('Motif de refus', { max: 255 }),
    reminderDate: datetime('Dernière relance', { readOnly: true }),
    todo: work('state', {
      certificates: { label: 'Certificat médical attendu', states: ['waitingMedical'] },
      renewals: { label: 'Licence à renouveler', states: ['toRenew', 'inProgress'] },
    }),
  },
});
