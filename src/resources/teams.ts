import type { Team } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<Team>({
  list: {
    columns: ['name', 'division', 'pool', 'rank', 'points', 'contest', 'captain', 'state'],
    sort: ['position'],
    filters: ['phase', 'contest', 'season'],
    scope: ['clubs'],
    preset: ['season'],
  },
  head: {
    facts: ['contest', 'division', 'pool', 'rank', 'points', 'captain'],
    card: ['division', 'captain', 'contest'],
  },
  form: {
    sections: {
      team: ['name', 'position', 'contest', 'season', 'phase', 'division', 'pool', 'gender', 'state'],
      play: ['sportHall', 'day', 'time', 'captain', 'color', 'players'],
    },
  },
  fields: {
    color: { as: 'color' },
  },
});
