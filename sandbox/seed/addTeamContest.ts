import { addPool } from './addPool.ts';
import type { SeedPool } from './addPool.ts';
import { addTeam } from './addTeam.ts';
import type { AddedTeam } from './addTeam.ts';
import { clubs } from './data/clubs.ts';
import type { SeedClub } from './data/clubs.ts';
import type { SportTools } from './sportTools.ts';

export interface TeamContest extends SeedPool {
  readonly regional: number;
  /** The second and third teams of the first two clubs, which play in it. */
  readonly regionalTeams: readonly AddedTeam[];
}

const FORMAT = '4J14';
/** Places in the seed of the clubs whose first teams meet in one pool, in the initial order. */
const POOL = [1, 7, 3, 0, 5, 9, 6, 2];

/** The team championship: three levels of divisions, the teams of the clubs, and a national pool of eight. */
export const addTeamContest = (tools: SportTools): TeamContest => {
  const { rows, referential, organization, season } = tools;
  const year = season.endYear - 1;
  const contest = rows.add('contest', {
    name: 'FED_Championnat de France par Équipes Masculin',
    shortName: 'Championnat par équipes M',
    kind: 'E',
    type: 'team',
    organization: organization('FFTT'),
    season: season.id,
    gender: 'M',
    licenceTypes: [referential('LicenceType', 'T'), referential('LicenceType', 'A')],
    coefficient: 1,
    startDate: `${year}-09-01`,
    endDate: `${season.endYear}-05-31`,
    matchFormat: referential('MatchFormat', FORMAT),
    phases: 2,
    engagementStart: `${year}-06-15`,
    engagementEnd: `${year}-09-10`,
    engagementFee: 6000,
    state: 'running',
  });
  const division = (order: number, own: Division) =>
    rows.add('division', {
      ...own,
      contest,
      phase: 1,
      order,
      matchFormat: referential('MatchFormat', FORMAT),
      preRegistrationEnd: `${year}-09-10`,
      ups: 1,
      downs: 2,
    });
  const national = division(5, {
    name: 'FED_Nationale 3 Messieurs',
    label: 'Nationale 3 Messieurs',
    organization: organization('FFTT'),
    level: 'N',
    day: 'samedi',
    time: '17:00:00',
    fee: 12_000,
  });
  const regional = division(8, {
    name: 'L08_R2',
    label: 'Régionale 2',
    organization: organization('L08'),
    level: 'R',
    day: 'samedi',
    time: '15:00:00',
    fee: 9000,
  });
  const pool = addPool(tools, { contest, division: national }, 'FED_Nationale 3 Messieurs', '2', (added) =>
    POOL.map((index) => addTeam(tools, clubAt(index), 1, { contest, division: national, pool: added })),
  );
  const regionalTeams = [0, 1].flatMap((index) =>
    [2, 3].map((number) =>
      addTeam(tools, clubAt(index), number, { contest, division: regional, pool: null }),
    ),
  );
  return { ...pool, regional, regionalTeams };
};

const clubAt = (index: number): SeedClub => {
  const club = clubs[index];
  if (!club) throw new RangeError(`The seed has no club ${index}`);
  return club;
};

interface Division {
  readonly name: string;
  readonly label: string;
  readonly organization: number;
  readonly level: 'N' | 'R' | 'D';
  readonly day: string;
  readonly time: string;
  readonly fee: number;
}
