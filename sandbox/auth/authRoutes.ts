import { Hono } from 'hono';
import type { BlockList } from 'node:net';
import type { Context, Env } from '../rights/context.ts';
import { unauthorized } from '../http/answers.ts';
import { callerOf } from './callerOf.ts';
import { changePassword } from './changePassword.ts';
import { checkLogin } from './checkLogin.ts';
import { checkSecondFactor } from './checkSecondFactor.ts';
import { confirmRegistration } from './confirmRegistration.ts';
import { messages } from './messages.ts';
import { closeOtherSessions, endSession, listSessions, refreshSession } from './refreshSession.ts';
import { requestReset } from './requestReset.ts';

/**
 * Addresses for somebody without a token. Those that give one stand with and without the prefix; those of the
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

/** Login, second factor, refresh, mailed links, and the rights of the account behind the token. */
export const authRoutes = (context: Context, trustedProxies: BlockList | undefined): Hono<Env> => {
  const app = new Hono<Env>();
  const addressOf = callerOf(trustedProxies);
  for (const prefix of ['', '/api']) {
    app.post(`${prefix}/login_check`, (c) => checkLogin(context, c.req.raw, addressOf(c)));
    app.post(`${prefix}/login_check_mfa`, (c) => checkSecondFactor(context, c.req.raw, addressOf(c)));
    app.post(`${prefix}/token/refresh`, (c) => refreshSession(context, c.req.raw));
    app.post(`${prefix}/token/invalidate`, (c) => endSession(context, c.req.raw));
  }
  app.post('/api/resetting/request', (c) => requestReset(context, c.req.raw, addressOf(c)));
  app.post('/api/resetting/change_password', (c) => changePassword(context, c.req.raw));
  app.post('/api/registration/confirm', (c) => confirmRegistration(context, c.req.raw));
  app.get('/api/accounts/me/sessions', (c) =>
    c.var.viewer ? listSessions(context, c.var.viewer) : unauthorized(messages.noToken),
  );
  app.delete('/api/accounts/me/sessions', (c) =>
    c.var.viewer ? closeOtherSessions(context, c.var.viewer) : unauthorized(messages.noToken),
  );
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
