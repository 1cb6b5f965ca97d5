import type { SportMatch } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<SportMatch>({
  list: {
    columns: [
      'date',
      'time',
      'division',
      'homeOpponent',
      'awayOpponent',
      'homeGamePoints',
      'awayGamePoints',
      'status',
    ],
    filters: ['date', 'division', 'status'],
    either: ['homeOpponent.team.clubs', 'awayOpponent.team.clubs'],
  },
});
