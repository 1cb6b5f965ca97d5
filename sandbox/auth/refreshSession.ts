import type { Context } from '../rights/context.ts';
import { problem } from '../../host/answers.ts';
import { unauthorized } from '../http/answers.ts';
import { messages } from './messages.ts';
import { continueSession } from './openSession.ts';
import { fromJsonObject } from './readCredentials.ts';
import { endOtherSessions, endSessionOf, findSessions, rotateRefreshToken } from './refreshTokens.ts';
import type { Viewer } from '../rights/viewer.ts';

/** `POST /token/refresh`: a refresh token against the next pair. */
export const refreshSession = async (
  context: Context,
  request: Request,
  address: string,
): Promise<Response> => {
  const body = fromJsonObject(await request.text());
  if (!body) return problem(400, 'Syntax error');
  const token = body.get('refresh_token');
  if (typeof token !== 'string' || token === '') return unauthorized(messages.missingRefreshToken);
  const rotation = await rotateRefreshToken(context, token);
  if ('fault' in rotation) {
    if (rotation.account !== null)
      context.securityLog?.({ event: 'token.reused', account: rotation.account, address });
    return unauthorized(rotation.fault);
  }
  if (context.isFactorForAll && rotation.proof.secondFactorAt === null)
    return unauthorized('Invalid JWT Refresh Token');
  const tokens = await continueSession(context, rotation.account, rotation.proof, () => rotation.refresh);
  return tokens ? Response.json(tokens) : unauthorized(messages.disabled);
};

/** `POST /token/invalidate`: ends the session of a refresh token, its access tokens included. */
export const endSession = async (
  { db, clock, securityLog }: Context,
  request: Request,
  address: string,
): Promise<Response> => {
  const token = fromJsonObject(await request.text())?.get('refresh_token');
  if (typeof token !== 'string' || token === '') return problem(400, messages.missingRefreshToken);
  // Known or not: whoever ends a session has nothing to learn.
  const account = await endSessionOf(db, token, clock());
  if (account !== null) securityLog?.({ event: 'session.ended', account, address, reason: 'logout' });
  return Response.json({ code: 200, message: 'The supplied refresh_token has been invalidated.' });
};

/** `GET /api/accounts/me/sessions`: where the account is logged in. */
export const listSessions = async (context: Context, viewer: Viewer): Promise<Response> =>
  Response.json({
    sessions: (await findSessions(context, viewer.account)).map(({ id, device, startedAt, usedAt }) => ({
      device,
      startedAt: new Date(startedAt * 1000).toISOString(),
      usedAt: new Date(usedAt * 1000).toISOString(),
      current: id === viewer.session,
    })),
  });

/** `DELETE /api/accounts/me/sessions`: ends all but the one of the request. */
export const closeOtherSessions = async (
  context: Context,
  { account, session }: Viewer,
): Promise<Response> => {
  if (session === null) return unauthorized('Invalid JWT Token');
  const ended = await endOtherSessions(context, account, session);
  context.securityLog?.({ event: 'session.ended', account, reason: 'closed from another', count: ended });
  return Response.json({ ended });
};
