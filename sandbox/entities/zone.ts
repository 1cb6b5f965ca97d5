import { entity } from '../model/entity.ts';
import { bodyAccess, publicOrganizationFields } from './organization.ts';

/** Group of neighbouring leagues, level 2. */
export const zone = entity('zone', {
  path: '/zones',
  label: 'Zone',
  extends: 'organization',
  represent: '${name}',
  access: { ...bodyAccess, publicFields: publicOrganizationFields },
  fields: {},
});
