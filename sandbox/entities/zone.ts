import { entity } from '../model/entity.ts';

/** Group of neighbouring leagues, level 2. */
export const zone = entity('zone', {
  path: '/zones',
  label: 'Zone',
  extends: 'organization',
  represent: '${name}',
  fields: {},
});
