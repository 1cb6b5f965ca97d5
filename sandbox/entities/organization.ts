import { entity } from '../model/entity.ts';
import type { Condition } from '../model/condition.ts';
import { image } from '../model/fileFields.ts';
import { behind, reference } from '../model/relationFields.ts';
import { choice, numberChoice, string } from '../model/scalarFields.ts';
import { contactPointField } from './contactPointField.ts';
import { postalAddressField } from './postalAddressField.ts';

/** A kind of structure that nobody records here. */
const given = (label: string) => ({ label, disabled: true });

/** The fields of a structure that anybody with an account may read, enough to recognise and choose it. */
export const publicOrganizationFields = [
  'identifier',
  'name',
  'shortName',
  'type',
  'level',
  'parent',
  'divisions',
] as const;

/** Said of a structure to those who may not change it. */
const refusal =
  'Cette fiche n’est modifiable que par la structure elle-même, ou par le club qui l’a enregistrée, avec un compte qui en a le droit.';

/** A body above the clubs: every account reads how to reach it, and it alone changes it. */
export const bodyAccess = {
  action: 'club.informations',
  open: true,
  owners: ['id'],
  writable: ['PUT'],
  sensitive: ['PUT'],
  refusal,
} as const;

const third: Condition = { path: 'type', test: { is: 'exact', values: ['third'] } };

/**
 * Root of the federal tree; one table contains every structure, distinguished by `type`. Here a club records third parties
 * (town hall, school, company), known to nobody else and with itself as `parent`; the others are written as what they are.
 */
export const organization = entity('organization', {
  path: '/organizations',
  label: 'Structure',
  twins: 'answered',
  represent: '${name}',
  access: {
    action: 'club.informations',
    owners: ['id', 'parent'],
    writable: ['POST', 'PUT', 'DELETE'],
    writableWhen: third,
    refusal,
    publicFields: publicOrganizationFields,
    publicWhen: { not: third },
    anonymous: 'graphql',
  },
  fields: {
    identifier: string('Numéro', { required: true, max: 10, unique: true, readOnly: true }),
    name: string('Nom', { required: true, max: 150 }),
    shortName: string('Nom court', { max: 40 }),
    type: choice(
      'Type',
      {
        organization: given('Structure'),
        federation: given('Fédération'),
        zone: given('Zone'),
        league: given('Ligue'),
        committee: given('Comité'),
        club: given('Club'),
        third: 'Tiers',
      },
      { required: true, createOnly: true, default: 'third' },
    ),
    level: numberChoice(
      'Niveau',
      [
        { value: 1, label: 'National' },
        { value: 2, label: 'Zone' },
        { value: 3, label: 'Régional' },
        { value: 4, label: 'Départemental' },
      ],
      { readOnly: true },
    ),
    parent: reference('Structure de rattachement', 'organization', { createOnly: true }),
    siret: string('SIRET', { exact: 14, max: 14, pattern: /^\d{14}$/, help: '14 chiffres' }),
    mainAddress: postalAddressField('Adresse'),
    mainPhone: contactPointField('Téléphone', 'PHONE'),
    mainFax: contactPointField('Fax', 'FAX'),
    mainEmail: contactPointField('Courriel', 'EMAIL', { required: true }),
    mainPage: contactPointField('Site internet', 'PAGE'),
    correspondent: reference('Correspondant', 'accountant', { readOnly: true }),
    logo: image('Logo'),
    divisions: behind('Divisions', 'division', 'organization'),
  },
});
