import type { Context } from '../rights/context.ts';
import { problem, unauthorized } from '../http/answers.ts';
import { messages } from './messages.ts';
import { continueSession } from './openSession.ts';
import { fromJsonObject } from './readCredentials.ts';
import { rotateRefreshToken } from './refreshTokens.ts';

/** `POST /token/refresh`: a refresh token against the next pair. */
export const refreshSession = async (context: Context, request: Request): Promise<Response> => {
  const body = fromJsonObject(await request.text());
  if (!body) return problem(400, 'Syntax error');
  const token = body.get('refresh_token');
  if (typeof token !== 'string' || token === '') return unauthorized(messages.missingRefreshToken);
  const rotation = await rotateRefreshToken(context, token);
  if ('fault' in rotation) return unauthorized(rotation.fault);
  const tokens = await continueSession(context, rotation.account, rotation.proof, () => rotation.refresh);
  return tokens ? Response.json(tokens) : unauthorized(messages.disabled);
};
