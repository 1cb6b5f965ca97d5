import type { DivisionPreRegistration } from '../generated/resources.ts';
import type { Resource } from './Resource.ts';

export const divisionPreregistrations = {
  name: 'division-preregistrations',
  texts: {
    name: 'Pré-engagement |||| Pré-engagements',
    create: 'Nouveau pré-engagement',
    sections: { team: 'Équipe', wishes: 'Vœux', play: 'Rencontres' },
  },
  entity: 'division-pre-registration',
  recordRepresentation: ['teamName'],
  right: { module: 'contests', action: 'contests.divisionPreRegistrations' },
  list: {
    columns: ['teamName', 'division', 'choice', 'day', 'sportHall', 'status'],
    sort: ['teamName'],
    filters: ['contest', 'status', 'season'],
    scope: ['club'],
    preset: ['season'],
  },
  form: {
    sections: {
      team: ['contest', 'season', 'phase', 'team', 'teamName', 'position', 'captain', 'ententeClub'],
      wishes: ['division', 'requestedDivision', 'choice', 'comment'],
      play: ['sportHall', 'day', 'time', 'homeFirst', 'pairedTeam', 'pairing'],
    },
  },
} as const satisfies Resource<DivisionPreRegistration>;
