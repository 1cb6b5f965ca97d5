import { clubs } from './data/clubs.ts';
import { organizationId } from './organizationId.ts';
import type { SportTools } from './sportTools.ts';

/** A contest of the first club for its own members: one evening in January, the pools still to be drawn. */
export const addClubContest = ({ rows, referential, season, halls }: SportTools): void => {
  const club = organizationId(clubs[0]?.number ?? '');
  const date = `${season.endYear}-01-22`;
  const contest = rows.add('contest', {
    name: 'Challenge du club',
    kind: 'I',
    type: 'individual',
    organization: club,
    season: season.id,
    gender: 'A',
    coefficient: 0,
    startDate: date,
    endDate: date,
    bestOf: 3,
    public: false,
    state: 'open',
  });
  const division = rows.add('division', {
    name: 'Toutes séries',
    contest,
    organization: club,
    phase: 3,
    level: 'D',
    order: 1,
    matchFormat: referential('MatchFormat', '2J5'),
    poolSize: 4,
  });
  const tour = rows.add('tour', {
    name: 'Soirée du 22 janvier',
    number: 1,
    division,
    date,
    sportHall: halls.get(club) ?? null,
    organizer: club,
    registrationEnd: `${season.endYear}-01-20`,
    state: 'planned',
  });
  const group = rows.add('group', { name: 'Gr1', tour, order: 1, size: 16, startTime: '20:00:00' });
  rows.add('pool', { name: '1', group, size: 4, kind: 'individual', state: 'draft' });
};
