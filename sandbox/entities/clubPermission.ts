import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { choice, date, datetime, json, string } from '../model/scalarFields.ts';
import { writtenByClubs } from './writtenByClubs.ts';

/** Nobody else may come upon it by chance. */
const KEY = /^[0-9a-f-]{32,36}$/;

/**
 * What an account may do in a club, or in the clubs beneath an organization: `matrix` maps an action to a level from 0
 * (none) to 3 (validate, pay). Who has no account is named by `person` and `email` and invited.
 */
export const clubPermission = entity('club-permission', {
  path: '/club_permissions',
  label: 'Droit d’accès',
  twins: 'refused',
  represent: '${account.username}',
  access: {
    ...writtenByClubs('club', 'club.permissions', ['club']),
    // Who may act in the name of a club.
    sensitive: ['POST', 'PUT', 'DELETE'],
  },
  fields: {
    // Whoever has named a person and an address sees no more of the account than that.
    account: reference('Compte', 'account', {
      required: true,
      createOnly: true,
      shows: ['username'],
      hiddenWith: 'key',
    }),
    club: reference('Structure', 'organization', { required: true, createOnly: true }),
    preset: referential('Profil type', 'PermissionPreset'),
    startDate: date('Date de début'),
    endDate: date('Date de fin', { notBefore: 'startDate' }),
    grantedBy: reference('Accordé par', 'account', { readOnly: true }),
    matrix: json('Droits', { required: true }),
    person: reference('Personne invitée', 'person', { createOnly: true }),
    email: string('Courriel de l’invitation', { max: 80, email: true }),
    // Chosen by whoever invites: the same key sent again mails nothing again, another one does.
    key: string('Clé de l’invitation', { max: 36, pattern: KEY, unique: true }),
    invitation: choice(
      'Invitation',
      { sent: 'Envoyée', bounced: 'Non remise', accepted: 'Acceptée' },
      { readOnly: true },
    ),
    invitationExpires: datetime('Fin de l’invitation', { readOnly: true }),
  },
});
