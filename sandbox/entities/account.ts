import { entity } from '../model/entity.ts';
import { inverse, reference } from '../model/relationFields.ts';
import { bool, datetime, json, string } from '../model/scalarFields.ts';

/**
 * Who can log in. The password hash is no field: it lives in a table of the authentication, so that no filter,
 * mapping or serialiser can ever reach it. `modulesAccesses` is `"all"` or a level by module.
 */
export const account = entity('account', {
  path: '/accounts',
  label: 'Compte',
  represent: '${username}',
  access: { action: 'club.permissions', owners: ['person.club'] },
  fields: {
    username: string('Identifiant', { required: true, max: 80, unique: true }),
    person: reference('Personne', 'person', { required: true }),
    email: string('Courriel', { required: true, max: 180, email: true }),
    enabled: bool('Compte actif', { required: true, default: true }),
    mfaEnabled: bool('Double authentification', { required: true, default: false }),
    lastLogin: datetime('Dernière connexion', { readOnly: true }),
    lockedUntil: datetime('Bloqué jusqu’au', { readOnly: true }),
    roles: json('Rôles', { required: true, readOnly: true }),
    modulesAccesses: json('Accès aux modules', { required: true, hidden: true }),
    clubPermissions: inverse('Droits par club', 'club-permission', 'account'),
  },
});
