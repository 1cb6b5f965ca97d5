import { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import type { BlockList } from 'node:net';
import type { Context, Env } from '../rights/context.ts';
import type { Viewer } from '../rights/viewer.ts';
import { readAtMost } from '../../host/answers.ts';
import { unauthorized } from '../http/answers.ts';
import { callerOf } from '../../host/callerOf.ts';
import { changePassword } from './changePassword.ts';
import { checkLogin } from './checkLogin.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { confirmRegistration } from './confirmRegistration.ts';
import { messages } from './messages.ts';
import { closeOtherSessions, endSession, listSessions, refreshSession } from './refreshSession.ts';
import { changeOwnPassword } from './ownPassword.ts';
import { requestReset } from './requestReset.ts';
import { confirmSecondFactor, describeSecurity, renewCodes, switchSecondFactor } from './secondFactor.ts';

/**
 * Addresses for somebody without a token. Those that give one exist with and without the prefix; those of the
 * mailed links only with it, for without it they are pages of the application.
 */
export const AUTH_PATHS = [
  ...['/login_check', '/login_check_mfa', '/token/refresh', '/token/invalidate'].flatMap((path) => [
    path,
    `/api${path}`,
  ]),
  '/api/resetting/request',
  '/api/resetting/change_password',
  '/api/registration/confirm',
];

/** Addresses of an account's password and second factor. */
const SECURITY = '/api/accounts/me/security';

/** Passwords and codes. */
const MAX_BYTES = 20_000;

type OwnAnswer = (context: Context, viewer: Viewer, request: Request, address: string) => Promise<Response>;

/** Login, second factor, refresh, mailed links, and the rights of the account behind the token. */
export const authRoutes = (context: Context, trustedProxies: BlockList | undefined): Hono<Env> => {
  const app = new Hono<Env>();
  const addressOf = callerOf(trustedProxies);
  for (const prefix of ['', '/api']) {
    app.post(`${prefix}/login_check`, (c) => checkLogin(context, c.req.raw, addressOf(c)));
    app.post(`${prefix}/login_check_mfa`, (c) => checkSecondFactor(context, c.req.raw, addressOf(c)));
    app.post(`${prefix}/token/refresh`, (c) => refreshSession(context, c.req.raw, addressOf(c)));
    app.post(`${prefix}/token/invalidate`, (c) => endSession(context, c.req.raw, addressOf(c)));
  }
  app.post('/api/resetting/request', (c) => requestReset(context, c.req.raw, addressOf(c)));
  app.post('/api/resetting/change_password', (c) => changePassword(context, c.req.raw, addressOf(c)));
  app.post('/api/registration/confirm', (c) => confirmRegistration(context, c.req.raw));
  const own = (answer: OwnAnswer) => (c: HonoContext<Env>) =>
    c.var.viewer ? answer(context, c.var.viewer, c.req.raw, addressOf(c)) : unauthorized(messages.noToken);
  app.get('/api/accounts/me/sessions', own(listSessions));
  app.delete('/api/accounts/me/sessions', own(closeOtherSessions));
  app.use(`${SECURITY}/*`, readAtMost(MAX_BYTES));
  app.get(SECURITY, own(describeSecurity));
  app.post(`${SECURITY}/password`, own(changeOwnPassword));
  app.post(`${SECURITY}/second_factor`, own(switchSecondFactor));
  app.post(`${SECURITY}/second_factor/confirm`, own(confirmSecondFactor));
  app.post(`${SECURITY}/recovery_codes`, own(renewCodes));
  app.get('/api/accounts/me/accesses', (c) => {
    const { viewer } = c.var;
    if (!viewer) return unauthorized(messages.noToken);
    return c.json(
      {
        '@context': '/api/contexts/Accesses',
        '@id': '/api/accounts/me/accesses',
        '@type': 'Accesses',
        modulesAccesses: viewer.modules,
        clubPermissions: [...viewer.clubs].map(([node, matrix]) => ({ node, matrix })),
      },
      200,
      { 'Content-Type': 'application/ld+json; charset=utf-8' },
    );
  });
  return app;
};
