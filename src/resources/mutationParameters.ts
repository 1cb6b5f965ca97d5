import type { MutationParameter } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const mutationParameters = {
  name: 'mutation-parameters',
  texts: {
    name: 'Paramètre de mutation |||| Paramètres de mutation',
    create: 'Nouveau paramètre',
  },
  recordRepresentation: ['season.name'],
  toLabel: (season) => `Paramètre de mutation ${season}`,
  right: { module: 'licences' },
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
} as const satisfies Resource<MutationParameter>;
