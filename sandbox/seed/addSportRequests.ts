import type { Criterium } from './addCriterium.ts';
import type { SeedMeeting } from './addMeetings.ts';
import type { TeamContest } from './addTeamContest.ts';
import { clubs } from './data/clubs.ts';
import { championshipDates } from './data/season.ts';
import { organizationId } from './organizationId.ts';
import type { AddedTeam } from './addTeam.ts';
import type { SportTools } from './sportTools.ts';

/** The requests of the first clubs: entries, places, and meetings moved. */
export const addSportRequests = (
  tools: SportTools,
  contest: TeamContest,
  criterium: Criterium,
  meetings: readonly SeedMeeting[],
): void => {
  addEngagements(tools, contest, criterium);
  addPreRegistrations(tools, contest);
  addPasses(tools, contest);
  addChangeRequests(tools, contest, meetings);
  addOpenRequest(tools, contest);
};

const addEngagements = (
  { rows, season, players }: SportTools,
  team: TeamContest,
  { contest, division }: Criterium,
) => {
  const teams = rows.byEntity.get('team') ?? [];
  const year = season.endYear - 1;
  for (const { number } of clubs.slice(0, 2)) {
    const club = organizationId(number);
    const own = teams.filter((row) => [row['clubs']].flat().includes(club));
    const entered = players.get(club)?.slice(0, 8) ?? [];
    const entry = { club, season: season.id, submitDate: `${year}-09-04T19:00:00Z` };
    rows.add('contest-engagement', {
      ...entry,
      contest: team.contest,
      teams: own.map(({ id }) => id),
      quantity: own.length,
      unitFee: 6000,
      amount: 6000 * own.length,
      status: 'validated',
    });
    rows.add('contest-engagement', {
      ...entry,
      contest,
      division,
      players: entered.map(({ licence }) => licence),
      quantity: entered.length,
      unitFee: 3200,
      amount: 3200 * entered.length,
      status: 'submitted',
    });
  }
};

const WISHES = [
  ['confirm', 'submitted'],
  ['promote', 'draft'],
  ['lower', 'validated'],
] as const;

/** The wishes of the first two clubs for the second phase, one a team. */
const addPreRegistrations = ({ rows, season, halls }: SportTools, { contest }: TeamContest) => {
  for (const { number } of clubs.slice(0, 2)) {
    const club = organizationId(number);
    const own = (rows.byEntity.get('team') ?? []).filter((row) => [row['clubs']].flat().includes(club));
    for (const [index, team] of own.entries()) {
      const [choice, status] = WISHES[index % WISHES.length] ?? WISHES[0];
      rows.add('division-pre-registration', {
        club,
        contest,
        season: season.id,
        phase: 2,
        team: team.id,
        teamName: team['name'] ?? null,
        position: team['position'] ?? null,
        division: team['division'] ?? null,
        choice,
        day: 'samedi',
        time: team['time'] ?? null,
        sportHall: halls.get(club) ?? null,
        captain: team['captain'] ?? null,
        homeFirst: index === 0,
        status,
      });
    }
  }
};

const addPasses = ({ rows, season }: SportTools, { contest, division, regional, teams }: TeamContest) => {
  const pass = { contest, season: season.id, phase: 2 };
  for (const { club, team, place } of teams.slice(0, 4))
    rows.add('team-pass', {
      ...pass,
      club,
      division: place === 4 ? regional : division,
      team,
      origin: place === 4 ? 'relegation' : 'right',
      status: 'available',
    });
};

const STEPS = ['submitted', 'acceptedByOpponent', 'refusedByOpponent', 'validated'] as const;

/** Meetings to come that one side wants to move: one request in each state of the answer. */
const addChangeRequests = (
  { rows, referential }: SportTools,
  { teams }: TeamContest,
  meetings: readonly SeedMeeting[],
) => {
  const first = organizationId(clubs[0]?.number ?? '');
  const ours = (meeting: SeedMeeting) => meeting.home.club === first || meeting.away.club === first;
  const coming = meetings.filter(({ roundNumber }) => roundNumber > 5);
  const moved = [...coming.filter(ours), ...coming.filter((meeting) => !ours(meeting))];
  for (const [index, status] of STEPS.entries()) {
    const meeting = moved[index];
    if (!meeting) throw new RangeError(`The pool of ${teams.length} has too few meetings to come`);
    const [requester, opponent] =
      index % 2 === 0 ? [meeting.home, meeting.away] : [meeting.away, meeting.home];
    rows.add('sport-match-change-request', {
      sportMatch: meeting.id,
      requester: requester.team,
      opponent: opponent.team,
      type: referential('ChangeRequestType', index === 1 ? 'HEURE' : 'REPORT'),
      oldDate: `${meeting.date}T16:00:00Z`,
      newDate: index === 1 ? null : '2026-12-19',
      newTime: index === 1 ? '15:00:00' : null,
      reason: index === 1 ? 'Le dernier train part à 20 h 10.' : 'La salle est prise par les élections.',
      deadline: toDeadline(meeting.date),
      status,
    });
  }
};

/**
 * What the second and third teams of the first two clubs have left: the seconds have put their meeting off to the
 * winter, and the guests request another hour; nobody has requested another for that of the thirds yet.
 */
const addOpenRequest = (
  { rows, referential, season, halls, frame }: SportTools,
  { regional, regionalTeams }: TeamContest,
): void => {
  const [home, thirdHome, away, thirdAway] = regionalTeams;
  if (!home || !thirdHome || !away || !thirdAway)
    throw new RangeError('The regional division has too few teams');
  const date = `${season.endYear}-01-23`;
  const planned = championshipDates.at(-1) ?? date;
  const meet = (host: AddedTeam, guest: AddedTeam, more: { date: string; status: string }): number =>
    rows.add('sport-match', {
      division: regional,
      roundNumber: 7,
      day: frame.days.get(7) ?? null,
      plannedDate: planned,
      time: '15:00:00',
      sportHall: halls.get(host.club) ?? null,
      homeOpponent: rows.add('opponent', { team: host.team }),
      awayOpponent: rows.add('opponent', { team: guest.team }),
      ...more,
    });
  const sportMatch = meet(home, away, { date, status: 'postponed' });
  meet(thirdHome, thirdAway, { date: planned, status: 'scheduled' });
  rows.add('sport-match-change-request', {
    sportMatch,
    requester: away.team,
    opponent: home.team,
    type: referential('ChangeRequestType', 'HEURE'),
    oldDate: `${date}T14:00:00Z`,
    newTime: '16:30:00',
    reason: 'Nos jeunes ont cours le samedi jusqu’à 15 h.',
    deadline: toDeadline(date),
    status: 'submitted',
  });
};

const DAY_MS = 86_400_000;

/** A week before the meeting. */
const toDeadline = (date: string): string =>
  new Date(Date.parse(date) - 7 * DAY_MS).toISOString().slice(0, 10);
