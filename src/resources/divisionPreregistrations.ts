import type { DivisionPreRegistration } from '../generated/resources.ts';
import { defineResource } from './defineResource.ts';

export default defineResource<DivisionPreRegistration>({
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
});
