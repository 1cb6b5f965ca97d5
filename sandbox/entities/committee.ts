import { entity } from '../model/entity.ts';
import { string } from '../model/scalarFields.ts';
import { bodyAccess, publicOrganizationFields } from './organization.ts';

/** Departmental body, level 4. */
export const committee = entity('committee', {
  path: '/committees',
  label: 'Comité',
  extends: 'organization',
  represent: '${name}',
  access: { ...bodyAccess, publicFields: publicOrganizationFields, anonymous: true },
  fields: {
    departmentCode: string('Département', { required: true, max: 3, pattern: /^(\d{2}|2[AB]|9[A-Z])$/ }),
  },
});
