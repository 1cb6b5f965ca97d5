import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { Context, Env } from '../rights/context.ts';

/** Logs what was refused to whom: a 403, a right that GraphQL missed, a token that nobody here has signed. */
export const noteRefusals =
  ({ securityLog }: Context, addressOf: (c: HonoContext<Env>) => string): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    if (c.res.status !== 403 && !c.get('wasRefused')) return;
    securityLog?.({
      event: c.res.status === 401 ? 'token.refused' : 'access.refused',
      account: c.get('viewer')?.account ?? null,
      address: addressOf(c),
      reason: whatOf(c),
    });
  };

/** `PUT /api/people`: neither the record nor what is searched for, which may be a name. */
const whatOf = ({ req }: HonoContext<Env>): string =>
  `${req.method} ${/^\/api\/[a-z_]{1,40}(?=\/|$)/.exec(req.path)?.[0] ?? '/api'}`;
