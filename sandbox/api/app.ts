import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { BlockList } from 'node:net';
import { problem, readAtMost } from '../../host/answers.ts';
import { readJsonAlone } from '../http/answers.ts';
import { authenticate } from '../auth/authenticate.ts';
import { noteRefusals } from '../auth/noteRefusals.ts';
import { AUTH_PATHS, authRoutes } from '../auth/authRoutes.ts';
import { callerOf } from '../../host/callerOf.ts';
import { mailboxRoutes } from '../auth/mailboxRoutes.ts';
import type { Context, Env } from '../rights/context.ts';
import { graphqlRoutes } from '../graphql/graphqlRoutes.ts';
import { expireOverdue } from '../rights/expireOverdue.ts';
import { apiCors } from '../http/apiCors.ts';
import { apiHeaders } from '../http/apiHeaders.ts';
import { toUnavailable } from '../http/failures.ts';
import { logFailure } from '../http/logFailure.ts';
import type { Hub } from '../live/createHub.ts';
import { liveRoutes } from '../live/liveRoutes.ts';
import { withHub } from '../live/withHub.ts';
import { callbackRoutes } from '../payments/callbackRoutes.ts';
import { attestationRoutes } from '../read/attestations.ts';
import { consultationRoutes } from '../read/consultation/consultationRoutes.ts';
import { tournamentConsultation } from '../read/consultation/tournamentConsultation.ts';
import { notificationRoutes } from '../read/notificationRoutes.ts';
import { readRoutes } from '../read/readRoutes.ts';
import { restRoutes } from '../rest/restRoutes.ts';
import { unprefixed } from '../rest/unprefixed.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Names, passwords and codes, read of anybody. */
const MAX_LOGIN_BYTES = 20_000;

export interface AppOptions {
  /** Hydra keys with their prefix, as production writes them; false for the form of API Platform 4. */
  readonly hydraPrefix?: boolean | undefined;
  /** Whether `/sandbox/mailbox` shows the mails, codes and links among them; never in production. True by default. */
  readonly mailbox?: boolean | undefined;
  /** Whether anybody may read what describes the API: documentation and GraphQL's introspection. True by default. */
  readonly isDocumented?: boolean | undefined;
  /** Proxies that are believed when they say who calls; nobody by default. */
  readonly trustedProxies?: BlockList | undefined;
  /** Notifies visitors of changes; absent: they are not notified. */
  readonly hub?: Hub | undefined;
}

/** The reference API as one function from a request to an answer; it knows nothing of what hosts it. */
export const createSandbox = (
  context: Context,
  { hydraPrefix = true, mailbox = true, isDocumented = true, trustedProxies, hub }: AppOptions = {},
): Hono<Env> => {
  const app = new Hono<Env>();
  for (const path of AUTH_PATHS) app.use(path, readAtMost(MAX_LOGIN_BYTES));
  for (const path of ['/api/*', ...AUTH_PATHS.filter((authPath) => !authPath.startsWith('/api/'))]) {
    app.use(path, apiHeaders(context));
    app.use(path, apiCors());
    app.use(path, readAtMost(MAX_BODY_BYTES));
    app.use(path, noteRefusals(context, callerOf(trustedProxies)));
    app.use(path, authenticate(context, isDocumented));
  }
  for (const path of AUTH_PATHS) app.use(path, readJsonAlone);
  app.use('/api/graphql', expireOverdue(context));
  if (hub) app.use('/api/*', withHub);
  if (!hydraPrefix) app.use('/api/*', unprefixed);
  app.route('/', authRoutes(context, trustedProxies));
  if (mailbox) app.route('/', mailboxRoutes(context));
  if (hub) app.route('/', liveRoutes(context.model, hub, callerOf(trustedProxies)));
  app.route('/', callbackRoutes(context));
  app.route('/', graphqlRoutes(context, isDocumented));
  app.route('/', notificationRoutes(context));
  app.route('/', readRoutes(context));
  app.route('/', consultationRoutes(context));
  app.route('/', tournamentConsultation(context));
  app.route('/', attestationRoutes(context, trustedProxies));
  app.route('/', restRoutes(context));
  app.notFound((c) => problem(404, `No route found for "${c.req.method} ${new URL(c.req.url).pathname}"`));
  app.onError((error) => {
    if (error instanceof HTTPException) return problem(error.status, error.message || 'An error occurred');
    logFailure(error);
    const unavailable = toUnavailable(error);
    return unavailable
      ? problem(503, unavailable.detail, unavailable.headers)
      : problem(500, 'Internal Server Error');
  });
  return app;
};
