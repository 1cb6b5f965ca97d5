import { sql } from '../storage/sql.ts';
import { toMeetingPoints } from '../entities/toMeetingPoints.ts';
import type { Row } from '../model/entity.ts';
import type { Database } from '../storage/database.ts';
import type { Violation } from '../validation/violation.ts';
import { checkNamed } from './checkNamed.ts';
import { isReferee } from './isReferee.ts';
import { playersOfMeeting } from './playersOfMeeting.ts';
import { signSheet } from './signSheet.ts';
import { violate } from './violate.ts';
import { writeStanding } from './writeStanding.ts';
import type { Rules, Tools, Values } from './rules.ts';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const forfeitOf = (value: unknown) =>
  value === 'home' || value === 'away' || value === 'both' ? value : null;

/**
 * Points and winner follow from the score, which is that of the games where there are some, and in a forfeit all games
 * to none; no end before the start; who confirms signs. The standing of the pool follows in the same write.
 */
export const sportMatch: Rules = {
  opens: async ({ referee }, tools, existing) => {
    const players = await playersOfMeeting(tools, existing?.id);
    return typeof referee === 'number' && existing && (await isReferee(tools, referee, existing.id))
      ? new Set([...players, `/api/people/${referee}`])
      : players;
  },
  prepare: async (values, existing, { context: { db } }) => {
    const score = { ...scoreOf(values), ...(existing ? await toForfeitScore(values, existing, db) : {}) };
    const lostBy = forfeitOf(values['forfeit']) ?? forfeitOf(values['penalty']);
    return { ...score, ...toMeetingPoints(score.homeGamePoints, score.awayGamePoints, lostBy) };
  },
  afterWrite: async (row, tools, before) => {
    await signSheet(row, before, tools);
    await writeStanding(tools.context, row['pool']);
  },
  check: async (values, existing, tools) => [
    ...checkTimes(values),
    ...checkForfeit(values, existing),
    ...(existing && forfeitOf(values['forfeit']) === null ? await checkGames(values, existing, tools) : []),
  ],
};

interface Score {
  readonly homeGamePoints: number | null;
  readonly awayGamePoints: number | null;
}

const scoreOf = ({ homeGamePoints, awayGamePoints }: Values): Score => ({
  homeGamePoints: numberOf(homeGamePoints),
  awayGamePoints: numberOf(awayGamePoints),
});

/** All games of the format for the side that came; a forfeit that is taken back takes its score along. */
const toForfeitScore = async (values: Values, existing: Row, db: Database): Promise<Partial<Score>> => {
  const forfeit = forfeitOf(values['forfeit']);
  const before = scoreOf(existing);
  const score = scoreOf(values);
  if (forfeit === null) {
    const isKept =
      score.homeGamePoints === before.homeGamePoints && score.awayGamePoints === before.awayGamePoints;
    const isTakenBack = forfeitOf(existing['forfeit']) !== null && isKept;
    return isTakenBack ? { homeGamePoints: null, awayGamePoints: null } : {};
  }
  const games = await gamesOfFormat(existing.id, db);
  return games === null
    ? {}
    : {
        homeGamePoints: forfeit === 'away' ? games : 0,
        awayGamePoints: forfeit === 'home' ? games : 0,
      };
};

/** Null where the meeting is none of teams. */
const gamesOfFormat = async (match: number, db: Database): Promise<number | null> => {
  const [format] = await db.query<{ games: number | null }>(sql`select coalesce(
        (select o.opposition_count from pools p join opposition_sheets o on o.id = p.player_opposition_sheet_id
          where p.id = m.pool_id and p.kind = 'team'),
        (select max(o.opposition_count) from divisions d join contests c on c.id = d.contest_id and c.type = 'team'
          join referentials r on r.id = d.match_format_id join opposition_sheets o on o.name = r.code
          where d.id = m.division_id)) as games
    from sport_matches m where m.id = ${match}::int`);
  return format?.games ?? null;
};

/** Who it is goes with the step to a forfeit, as an input of it; afterwards it stays. */
const checkForfeit = ({ status, forfeit }: Values, existing: Row | null): Violation[] =>
  status === 'forfeit' && existing?.['status'] === 'forfeit' && forfeitOf(forfeit) === null
    ? [violate('forfeit', 'Indiquez d’abord qui a déclaré forfait.')]
    : [];

const checkTimes = ({ startTime, endTime }: Values): Violation[] =>
  typeof startTime === 'string' && typeof endTime === 'string' && endTime < startTime
    ? [violate('endTime', 'L’heure de fin précède l’heure de début')]
    : [];

/** The score at every change of it, who has played once the sheet is handed in. */
const checkGames = async (
  values: Values,
  existing: Row,
  { context: { db } }: Tools,
): Promise<Violation[]> => {
  const isChanged = (['homeGamePoints', 'awayGamePoints'] as const).some(
    (side) => values[side] !== existing[side],
  );
  const isHandedIn = values['status'] === 'entered' && existing['status'] !== 'entered';
  return [
    ...(isChanged || isHandedIn ? await checkScore(values, existing.id, db) : []),
    ...(isHandedIn ? await checkNamed(existing.id, db) : []),
  ];
};

const checkScore = async (
  { homeGamePoints, awayGamePoints }: Values,
  match: number,
  db: Database,
): Promise<Violation[]> => {
  const [count] = await db.query<{
    games: number;
    home: number;
    away: number;
  }>(sql`select count(*)::int as games,
      count(*) filter (where winner = 'home')::int as home, count(*) filter (where winner = 'away')::int as away
    from games where sport_match_id = ${match}::int and not not_counted and winner is not null`);
  if (!count || count.games === 0 || (count.home === homeGamePoints && count.away === awayGamePoints))
    return [];
  const score = `${numberOf(homeGamePoints) ?? 0}-${numberOf(awayGamePoints) ?? 0}`;
  return [violate('homeGamePoints', `Le score (${score}) ne correspond pas aux parties`)];
};
