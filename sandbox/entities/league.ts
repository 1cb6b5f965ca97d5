import { entity } from '../model/entity.ts';
import { string } from '../model/scalarFields.ts';
import { bodyAccess, publicOrganizationFields } from './organization.ts';

/** Regional body, level 3. */
export const league = entity('league', {
  path: '/leagues',
  label: 'Ligue',
  extends: 'organization',
  represent: '${name}',
  access: { ...bodyAccess, publicFields: publicOrganizationFields, anonymous: true },
  fields: {
    code: string('Code', { max: 3, pattern: /^L\d{2}$/, readOnly: true }),
  },
});
