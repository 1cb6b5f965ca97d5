import { sql } from '../../storage/sql.ts';
import { Hono } from 'hono';
import type { Context, Env } from '../../rights/context.ts';
import { API, fromId } from '../../model/iri.ts';
import { notFound } from '../../http/failures.ts';
import { jsonLd } from '../../http/jsonLd.ts';
import { toErrorResponse } from '../../http/toErrorResponse.ts';
import { playerOf, type Player } from './player.ts';
import type { Ending } from './readMatches.ts';

/** The knockouts of a tournament's tables, for everybody once the tournament is approved: `/api/tournament_requests/7/consultation`. */
export const tournamentConsultation = (context: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error) => toErrorResponse(error));
  app.get('/api/tournament_requests/:id/consultation', async (c) => {
    const id = fromId(c.req.param('id'));
    const body = id === undefined ? null : await readConsultation(context, id);
    if (!body) throw notFound();
    return jsonLd(200, body, { 'Cache-Control': 'public, max-age=60' });
  });
  return app;
};

const readConsultation = async ({ db }: Context, id: number) => {
  const [request] = await db.query(
    sql`select 1 from tournament_requests where id = ${id}::int and status in (5, 8)`,
  );
  if (!request) return null;
  const tables = await db.query<TableRow>(sql`select id, code, name from tables
    where tournament_request_id = ${id}::int order by date, time, code, id`);
  const matches = await db.query<MatchRow>(sql`select m.id, m.table_id as "table", m.bracket,
      m.first_place as "firstPlace", m.size, m.round, m.position,
      ${playerOf(sql`m.home_player_id`)} as home, ${playerOf(sql`m.away_player_id`)} as away,
      m.home_seed as "homeSeed", m.away_seed as "awaySeed", m.bye, m.winner, m.forfeit, m.ending, m.sets
    from table_matches m join tables t on t.id = m.table_id
    where t.tournament_request_id = ${id}::int
    order by m.first_place, m.bracket, m.round, m.position`);
  return {
    '@id': `${API}/tournament_requests/${id}/consultation`,
    '@type': 'TournamentConsultation',
    events: tables.map((table) => ({
      code: table.code,
      name: table.name,
      brackets: toBrackets(matches.filter((match) => match.table === table.id)),
    })),
  };
};

interface TableRow extends Record<string, unknown> {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

interface MatchRow extends Record<string, unknown> {
  readonly id: number;
  readonly table: number;
  readonly bracket: string;
  readonly firstPlace: number;
  readonly size: number;
  readonly round: number;
  readonly position: number;
  readonly home: Player | null;
  readonly away: Player | null;
  readonly homeSeed: number | null;
  readonly awaySeed: number | null;
  readonly bye: boolean;
  readonly winner: 'home' | 'away' | null;
  readonly forfeit: boolean;
  readonly ending: Ending;
  readonly sets: string | null;
}

/** Sorted by place, name and round already. */
const toBrackets = (matches: readonly MatchRow[]) =>
  [...groupBy(matches, 'bracket')].map(([name, own]) => {
    const rounds = [...groupBy(own, 'round').values()];
    return {
      name,
      firstPlace: own[0]?.firstPlace,
      size: own[0]?.size,
      rounds: rounds.map((inRound) => ({
        name: toRoundName(inRound.length),
        matches: inRound.map((match) => toMatch(match, inRound.length === 1)),
      })),
    };
  });

const groupBy = <Name extends 'bracket' | 'round'>(matches: readonly MatchRow[], name: Name) => {
  const groups = new Map<MatchRow[Name], MatchRow[]>();
  for (const match of matches) groups.set(match[name], [...(groups.get(match[name]) ?? []), match]);
  return groups;
};

const toRoundName = (matches: number): string => {
  if (matches === 1) return 'Finale';
  return matches === 2 ? '1/2 finale' : `1/${matches} de finale`;
};

const toMatch = (match: MatchRow, isFinal: boolean) => {
  const { id, round, position, home, away, homeSeed, awaySeed, bye, winner, forfeit, ending } = match;
  return {
    /** The first line of the draw from which this match is reached. */
    line: position * 2 ** (round + 1) + 1,
    homePlayer: home,
    awayPlayer: away,
    homeSeed,
    awaySeed,
    bye,
    winner,
    game:
      bye || (winner === null && !forfeit && ending === null)
        ? null
        : {
            '@id': `${API}/table_matches/${id}`,
            id,
            position: position + 1,
            homePlayer: home,
            awayPlayer: away,
            winner,
            forfeit,
            ending,
            sets: toSets(match.sets),
          },
    next: isFinal
      ? null
      : { round: round + 1, match: Math.floor(position / 2), side: position % 2 === 0 ? 'home' : 'away' },
  };
};

/** `9,-8` gives a set won with 9 points of the loser and one lost with 8. */
const toSets = (sets: string | null) =>
  (sets ?? '')
    .split(',')
    .filter((set) => set !== '')
    .map((set) => ({ won: !set.startsWith('-'), loser: Math.abs(Number(set)) }));
