import type { Team } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const teams = {
  name: 'teams',
  texts: {
    name: 'Équipe |||| Équipes',
    create: 'Nouvelle équipe',
    sections: { team: 'Équipe', play: 'Rencontres' },
  },
  right: { module: 'contests', action: 'contests.teams' },
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
} as const satisfies Resource<Team>;
