import { entity } from '../model/entity.ts';
import { bodyAccess, publicOrganizationFields } from './organization.ts';

/** Top of the tree, level 1; those without a level are federations of others, to which a club may belong besides. */
export const federation = entity('federation', {
  path: '/federations',
  label: 'Fédération',
  extends: 'organization',
  represent: '${name}',
  access: { ...bodyAccess, publicFields: publicOrganizationFields },
  fields: {},
});
