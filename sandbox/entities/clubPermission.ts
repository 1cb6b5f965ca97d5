import { entity } from '../model/entity.ts';
import { reference, referential } from '../model/relationFields.ts';
import { date, json } from '../model/scalarFields.ts';

/** What an account may do in a club, or in the clubs beneath an organization: `matrix` maps an action to a level from 0 (none) to 3 (validate, pay). */
export const clubPermission = entity('club-permission', {
  path: '/club_permissions',
  label: 'Droit d’accès',
  represent: '${account.username}',
  access: {
    module: 'club',
    action: 'club.permissions',
    owners: ['club'],
    writable: ['POST', 'PUT', 'DELETE'],
    // Who may act in the name of a club.
    sensitive: ['POST', 'PUT', 'DELETE'],
  },
  fields: {
    account: reference('Compte', 'account', { required: true, createOnly: true }),
    club: reference('Structure', 'organization', { required: true, createOnly: true }),
    preset: referential('Profil type', 'PermissionPreset'),
    startDate: date('Date de début'),
    endDate: date('Date de fin', { notBefore: 'startDate' }),
    grantedBy: reference('Accordé par', 'account', { readOnly: true }),
    matrix: json('Droits', { required: true }),
  },
});
