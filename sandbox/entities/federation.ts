import { entity } from '../model/entity.ts';

/** Top of the tree, level 1. */
export const federation = entity('federation', {
  path: '/federations',
  label: 'Fédération',
  extends: 'organization',
  represent: '${name}',
  fields: {},
});
