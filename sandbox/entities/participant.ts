import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { bool, choice, datetime, fact, int, string } from '../model/scalarFields.ts';
import { personName } from './fieldGroups.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Somebody who came to an event of a club, licensed or not, with the pass that was issued. */
export const participant = entity('participant', {
  path: '/participants',
  label: 'Participant',
  twins: 'answered',
  represent: '${familyName} ${givenName}',
  access: {
    ...writtenByClubs('events', 'clubEvents.participations', ['clubEvent.club']),
    masks: {
      label: 'Coordonnées',
      fields: ['email'],
      minor: ['person.birthDate'],
      minorByYear: ['birthYear'],
    },
  },
  states: {
    field: 'passState',
    start: ['issued'],
    next: { issued: { used: 'club', converted: 'club' }, used: { converted: 'club' } },
  },
  fields: {
    clubEvent: reference('Événement', 'club-event', { required: true, createOnly: true }),
    person: reference('Personne', 'person'),
    ...personName,
    birthYear: int('Année de naissance', { from: 1920, to: 2100 }),
    gender: choice('Sexe', { M: 'Masculin', F: 'Féminin' }),
    email: string('Courriel', { max: 180, email: true }),
    postalCode: string('Code postal', { max: 10, pattern: /^\d{5}$/, help: '5 chiffres' }),
    licensed: bool('Licencié(e)', { default: false }),
    licence: reference('Licence', 'licence'),
    role: referential('Rôle', 'ParticipantRole'),
    consent: bool('Consentement', { required: true, default: false }),
    passCode: string('N° de pass', { max: 12, unique: true, readOnly: true }),
    passState: choice('État du pass', {
      issued: 'Émis',
      used: 'Utilisé',
      converted: 'Licence prise',
      expired: 'Expiré',
    }),
    present: fact('Présent', 'passState', ['used']),
    usedDate: datetime('Présent le', { readOnly: true }),
  },
});
