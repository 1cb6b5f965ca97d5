import { toMeetingPoints } from '../entities/toMeetingPoints.ts';
import { addSheet } from './addSheet.ts';
import { createRandom } from './createRandom.ts';
import { toStanding, type CountedMeeting, type Pair } from '../rules/toStanding.ts';
import type { SeedPool, SeedTeam } from './addPool.ts';
import { poolCalendar } from './data/poolCalendar.ts';
import { championshipDates } from './data/championshipDates.ts';
import { GAMES, playMeeting } from './playMeeting.ts';
import type { PlayedGame } from './playMeeting.ts';
import type { SportTools } from './sportTools.ts';

/** All meetings of the pool, those that were played with their sheets, and the standing that follows. */
export const addMeetings = (tools: SportTools, contest: SeedPool): void => {
  const { rows, random, halls, referential } = tools;
  const results: CountedMeeting[] = [];
  for (const [round, pairs] of poolCalendar.entries())
    for (const [line, [homePlace, awayPlace]] of pairs.entries()) {
      const [home, away] = [teamAt(contest, homePlace), teamAt(contest, awayPlace)];
      const fate = fateOf(round + 1, line);
      const isPlayed = fate === 'played';
      const games = isPlayed ? playMeeting(random, home.lineUp, away.lineUp) : [];
      // A sequence of its own: what was drawn before there was a begun sheet stays.
      const begun = fate === 'begun' ? playMeeting(createRandom(BEGUN_SEED), home.lineUp, away.lineUp) : [];
      const score = fate === 'forfeit' ? FORFEIT : isPlayed ? toScore(games) : null;
      const forfeit = fate === 'forfeit' ? 'away' : null;
      const points = toMeetingPoints(score?.games[0] ?? null, score?.games[1] ?? null, forfeit);
      const plannedDate = championshipDates[round] ?? '';
      const date = fate === 'postponed' ? '2026-12-19' : plannedDate;
      const id = rows.add('sport-match', {
        ...whereOf(tools, contest, round + 1),
        ...points,
        plannedDate,
        date,
        sportHall: halls.get(home.club) ?? null,
        homeOpponent: home.opponent,
        awayOpponent: away.opponent,
        homeGamePoints: score?.games[0] ?? null,
        awayGamePoints: score?.games[1] ?? null,
        forfeit,
        homeCaptain: isPlayed ? (home.lineUp[0]?.person ?? null) : null,
        awayCaptain: isPlayed ? (away.lineUp[0]?.person ?? null) : null,
        startTime: isPlayed ? '17:05:00' : null,
        endTime: isPlayed ? '20:10:00' : null,
        source: isPlayed ? (line === 3 ? 'GIRPE' : 'web') : null,
        hasWarnings: isPlayed && line === CARD_LINE,
        status: STATUSES[fate],
      });
      const meeting = { id, date, home, away };
      if (isPlayed) addSheet(tools, contest, meeting, games);
      if (fate === 'begun') addSheet(tools, contest, meeting, begun.slice(0, BEGUN_GAMES), false);
      if (isPlayed && line === CARD_LINE)
        rows.add('warning', {
          sportMatch: id,
          person: home.lineUp[1]?.person ?? null,
          type: referential('WarningType', 'JAUNE'),
          reason: 'Contestation répétée des décisions de l’arbitre.',
          date: `${date}T17:40:00Z`,
          side: 'home',
          target: 'player',
        });
      if (score)
        results.push({
          ...score,
          home: home.opponent,
          away: away.opponent,
          forfeit,
          penalty: null,
        });
    }
  const entrants = contest.teams.map(({ opponent }) => ({ opponent, isOut: false }));
  for (const line of toStanding(entrants, results)) rows.add('pool-result', { ...line, pool: contest.pool });
};

/** Somebody has begun the sheet of this meeting. */
const BEGUN_ROUND = 5;
const BEGUN_LINE = 0;
const BEGUN_SEED = 515;
/** Games on that sheet. */
const BEGUN_GAMES = 6;

/** Of each day, the meeting in which a yellow card was shown. */
const CARD_LINE = 0;

type Fate = 'played' | 'forfeit' | 'postponed' | 'begun';

const fateOf = (round: number, line: number): Fate => {
  if (round === BEGUN_ROUND && line === BEGUN_LINE) return 'begun';
  if (round === 2 && line === 3) return 'forfeit';
  return round === championshipDates.length && line === 2 ? 'postponed' : 'played';
};

const STATUSES: Record<Fate, string> = {
  played: 'validated',
  forfeit: 'validated',
  postponed: 'postponed',
  begun: 'inProgress',
};

type Score = Readonly<Record<'games' | 'sets' | 'rallies', Pair>>;

const FORFEIT: Score = { games: [GAMES, 0], sets: [3 * GAMES, 0], rallies: [0, 0] };

const toScore = (games: readonly PlayedGame[]): Score => {
  const sets = games.flatMap((game) => game.sets);
  const count = (wins: readonly boolean[]): Pair => {
    const won = wins.filter(Boolean).length;
    return [won, wins.length - won];
  };
  const rallies = (side: boolean): number =>
    sets.reduce((sum, { won, loser }) => sum + (won === side ? Math.max(11, loser + 2) : loser), 0);
  return {
    games: count(games.map(({ homeWins }) => homeWins)),
    sets: count(sets.map(({ won }) => won)),
    rallies: [rallies(true), rallies(false)],
  };
};

const whereOf = ({ frame }: SportTools, contest: SeedPool, roundNumber: number) => ({
  division: contest.division,
  tour: contest.tour,
  group: contest.group,
  pool: contest.pool,
  roundNumber,
  day: frame.days.get(roundNumber) ?? null,
  time: '17:00:00',
});

const teamAt = ({ teams }: SeedPool, place: number): SeedTeam => {
  const team = teams.find((candidate) => candidate.place === place);
  if (!team) throw new RangeError(`The pool has no place ${place}`);
  return team;
};
