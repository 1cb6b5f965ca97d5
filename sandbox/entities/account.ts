import { entity } from '../model/entity.ts';
import { inverse, reference } from '../model/relationFields.ts';
import { bool, datetime, json, list, string } from '../model/scalarFields.ts';

/**
 * Who can log in. The password hash is no field: it lives in a table of the authentication, so that no filter,
 * mapping or serialiser can ever reach it. `modulesAccesses` is `"all"` or a level by module. Everybody reads their
 * own, and changes of it where mail goes; what it may do is for others to decide.
 */
export const account = entity('account', {
  path: '/accounts',
  label: 'Compte',
  represent: '${username}',
  access: {
    action: 'club.permissions',
    owners: ['person.club'],
    self: 'id',
    writable: ['PUT'],
    // Codes and links of a new password are sent there.
    sensitive: ['PUT'],
    sensitiveToAll: true,
  },
  fields: {
    username: string('Identifiant', { required: true, max: 80, unique: true, readOnly: true }),
    person: reference('Personne', 'person', { required: true, readOnly: true }),
    email: string('Courriel', { required: true, max: 180, email: true }),
    enabled: bool('Compte actif', { required: true, default: true, readOnly: true }),
    mfaEnabled: bool('Double authentification', { required: true, default: false, readOnly: true }),
    lastLogin: datetime('Dernière connexion', { readOnly: true }),
    lockedUntil: datetime('Bloqué jusqu’au', { readOnly: true }),
    roles: list('Rôles', { required: true, readOnly: true }),
    modulesAccesses: json('Accès aux modules', { required: true, hidden: true }),
    clubPermissions: inverse('Droits par club', 'club-permission', 'account'),
  },
});
