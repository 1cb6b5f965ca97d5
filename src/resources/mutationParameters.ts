import type { MutationParameter } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<MutationParameter>({
  list: {
    columns: [
      'season',
      'type',
      'gender',
      'pointsMin',
      'pointsMax',
      'federationShare',
      'leagueShare',
      'committeeShare',
    ],
    filters: ['season', 'type', 'gender'],
    preset: ['season'],
  },
  fields: {
    federationShare: { as: 'currency' },
    leagueShare: { as: 'currency' },
    committeeShare: { as: 'currency' },
  },
});
