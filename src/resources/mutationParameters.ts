import type { MutationParameter } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export const mutationParameters = defineResource<MutationParameter>({
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
    seasonal: true,
  },
  fields: {
    federationShare: { as: 'currency' },
    leagueShare: { as: 'currency' },
    committeeShare: { as: 'currency' },
  },
});
