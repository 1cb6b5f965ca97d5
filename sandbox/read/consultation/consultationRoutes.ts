import { Hono } from 'hono';
import type { Context, Env } from '../../rights/context.ts';
import { fromId } from '../../model/iri.ts';
import { notFound } from '../../http/failures.ts';
import { jsonLd } from '../../http/jsonLd.ts';
import { toErrorResponse } from '../../http/toErrorResponse.ts';
import { readGroup } from './readGroup.ts';
import { readMatches } from './readMatches.ts';
import { readPools } from './readPools.ts';
import { readStandings } from './readStandings.ts';
import { toBrackets } from './toBrackets.ts';
import { toPools } from './toPools.ts';

/** The results of a group of an individual contest, the same for everybody. */
export const consultationRoutes = ({ db }: Context): Hono<Env> => {
  const app = new Hono<Env>();
  app.onError((error) => toErrorResponse(error));
  app.get('/api/groups/:id/consultation', async (c) => {
    const id = fromId(c.req.param('id'));
    const group = id === undefined ? undefined : await readGroup(db, id);
    if (id === undefined || !group) throw notFound();
    const [standings, pools, matches] = await Promise.all([
      readStandings(db, id),
      readPools(db, id),
      readMatches(db, id),
    ]);
    const seeds = new Map(standings.map(({ player, seed }) => [player.identifier, seed]));
    const answer = {
      '@context': '/api/contexts/GroupConsultation',
      '@id': `/api/groups/${id}/consultation`,
      '@type': 'GroupConsultation',
      ...group,
      standings: standings
        .filter(({ rank }) => rank !== null)
        .map(({ rank, player, points }) => ({ rank, player, points })),
      pools: toPools(pools, matches),
      brackets: toBrackets(matches, seeds),
    };
    return jsonLd(200, answer, { 'Cache-Control': 'public, max-age=60' });
  });
  return app;
};
