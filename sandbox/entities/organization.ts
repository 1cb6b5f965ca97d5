import { entity } from '../model/entity.ts';
import { image } from '../model/fileFields.ts';
import { behind, reference } from '../model/relationFields.ts';
import { choice, int, string } from '../model/scalarFields.ts';
import { contactPointField } from './contactPointField.ts';
import { postalAddressField } from './postalAddressField.ts';

/** What anybody with an account may know of a structure, enough to recognise and choose it. */
export const publicOrganizationFields = [
  'identifier',
  'name',
  'shortName',
  'type',
  'level',
  'parent',
  'divisions',
] as const;

/** Root of the federal tree; one table holds every structure, told apart by `type`. */
export const organization = entity('organization', {
  path: '/organizations',
  label: 'Structure',
  represent: '${name}',
  access: {
    action: 'club.informations',
    owners: ['id'],
    publicFields: publicOrganizationFields,
    anonymous: 'graphql',
  },
  fields: {
    identifier: string('Numéro', { required: true, max: 10, unique: true, readOnly: true }),
    name: string('Nom', { required: true, max: 150 }),
    shortName: string('Nom court', { max: 40 }),
    type: choice(
      'Type',
      {
        organization: 'Structure',
        federation: 'Fédération',
        zone: 'Zone',
        league: 'Ligue',
        committee: 'Comité',
        club: 'Club',
        third: 'Tiers',
      },
      { required: true, readOnly: true },
    ),
    level: int('Niveau', { from: 1, to: 4, readOnly: true }),
    parent: reference('Structure de rattachement', 'organization', { readOnly: true }),
    siret: string('SIRET', { exact: 14, max: 14, pattern: /^\d{14}$/, help: '14 chiffres' }),
    mainAddress: postalAddressField('Adresse'),
    mainPhone: contactPointField('Téléphone', 'PHONE'),
    mainFax: contactPointField('Fax', 'FAX'),
    mainEmail: contactPointField('Courriel', 'EMAIL', { required: true }),
    mainPage: contactPointField('Site internet', 'PAGE'),
    logo: image('Logo'),
    divisions: behind('Divisions', 'division', 'organization'),
  },
});
