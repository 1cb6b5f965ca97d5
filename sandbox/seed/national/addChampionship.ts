import { addMeetings } from '../addMeetings.ts';
import { addPool } from '../addPool.ts';
import { addTeam, LINE_UP } from '../addTeam.ts';
import { FORMAT } from '../playMeeting.ts';
import type { SportTools } from '../sportTools.ts';
import type { PlannedClub } from './planClubs.ts';
import type { Sector } from './planSectors.ts';

const POOL_SIZE = 8;
const POOLS_A_DIVISION = 2;

/** The phase of a department's championship among the clubs of a sector: first teams above, last teams below. */
export const addChampionship = (
  tools: SportTools,
  contest: number,
  clubs: readonly PlannedClub[],
  { department, number }: Sector,
): void => {
  const teams = clubs
    .flatMap((club) =>
      Array.from({ length: teamsOf(tools, club) }, (_, index) => ({ club, team: index + 1 })),
    )
    .toSorted((one, other) => one.team - other.team);
  const pools = Math.floor(teams.length / POOL_SIZE);
  const divisions = Array.from({ length: Math.ceil(pools / POOLS_A_DIVISION) }, (_, index) => {
    const name = `D${department.code}_Division ${index + 1} secteur ${number + 1}`;
    return { name, id: addDivision(tools, contest, department.code, name, index + 1) };
  });
  for (let index = 0; index < pools; index += 1) {
    const division = divisions[Math.floor(index / POOLS_A_DIVISION)];
    if (!division) continue;
    const own = teams.slice(index * POOL_SIZE, (index + 1) * POOL_SIZE);
    const pool = addPool(
      tools,
      { contest, division: division.id },
      division.name,
      String((index % POOLS_A_DIVISION) + 1),
      (added) =>
        own.map(({ club, team }) =>
          addTeam(tools, club, team, { contest, division: division.id, pool: added }),
        ),
    );
    addMeetings(tools, pool);
  }
};

/** As many as were planned, as far as there are licensed competitors. */
const teamsOf = ({ players, organization }: SportTools, club: PlannedClub): number =>
  Math.min(club.teams, Math.floor((players.get(organization(club.number))?.length ?? 0) / LINE_UP));

const addDivision = (
  { rows, referential, organization, season }: SportTools,
  contest: number,
  department: string,
  name: string,
  level: number,
): number =>
  rows.add('division', {
    name,
    label: `Départementale ${level}`,
    contest,
    organization: organization(`D${department}`),
    phase: 1,
    level: 'D',
    order: 10 + level,
    matchFormat: referential('MatchFormat', FORMAT),
    preRegistrationEnd: `${season.endYear - 1}-09-10`,
    ups: 1,
    downs: 2,
    day: 'vendredi',
    time: '20:45:00',
    fee: 3000,
  });
