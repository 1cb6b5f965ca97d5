import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { callerOf } from '../auth/callerOf.ts';
import { messages } from '../auth/messages.ts';
import { problem } from '../http/answers.ts';
import { notFound, RequestFailure, unauthorized } from '../http/failures.ts';
import { jsonLd } from '../http/jsonLd.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { reserveAttempt, takeBackAttempt } from '../mail/loginAttempts.ts';
import { API, fromId } from '../model/iri.ts';
import type { Context, Env } from '../rights/context.ts';
import { readByIds } from '../rights/readMany.ts';
import type { Database } from '../storage/database.ts';

/**
 * The code that a printed attestation carries, for those who may read the licence, and what anybody who holds the paper
 * is told of it. A code is the number of the licence and a signature over the licence and its season: `93001-Qm9u…`.
 */
export const attestationRoutes = (context: Context, trustedProxies: BlockList | undefined): Hono<Env> => {
  const app = new Hono<Env>();
  const addressOf = callerOf(trustedProxies);
  app.onError((error) => toErrorResponse(error));
  app.get('/api/licences/:id/attestation', async (c) => {
    if (!c.var.viewer) throw unauthorized();
    const id = fromId(c.req.param('id'));
    const entity = context.model.entity('licence');
    const [seen] = id === undefined ? [] : await readByIds(context, c.var.viewer, entity, [id]);
    const licence = id === undefined || !seen ? undefined : await readLicence(context.db, id);
    if (!licence) throw notFound();
    if (!licence.valid) throw new RequestFailure(409, NOT_VALID);
    const code = codeOf(await readSecret(context.db), licence);
    return jsonLd(
      200,
      { '@id': `${API}/licences/${licence.id}/attestation`, '@type': 'LicenceAttestation', code },
      PRIVATE,
    );
  });
  app.get('/api/attestations/:code', async (c) => {
    const attempt = { kind: 'attestation', name: '', address: addressOf(c) } as const;
    const minutes = await reserveAttempt(context.db, attempt, context.clock());
    if (minutes !== null)
      return problem(429, messages.tooManyRequests(minutes), { 'Retry-After': String(minutes * 60) });
    const code = c.req.param('code');
    const licence = await findByCode(context.db, code);
    if (!licence) throw notFound();
    // Whoever checks the papers of a whole tournament is not one who guesses.
    await takeBackAttempt(context.db, attempt);
    const { identifier, familyName, givenName, season, endDate, valid } = licence;
    const isOver = endDate < context.clock().toISOString().slice(0, 10);
    return jsonLd(
      200,
      {
        '@id': `${API}/attestations/${code}`,
        '@type': 'AttestationCheck',
        number: identifier,
        name: `${familyName} ${givenName.slice(0, 1)}.`,
        season,
        seasonEnd: endDate,
        state: valid ? (isOver ? 'over' : 'valid') : 'notValid',
      },
      PRIVATE,
    );
  });
  return app;
};

/** A licence may be suspended at any moment. */
const PRIVATE = { 'Cache-Control': 'no-store' } as const;

const NOT_VALID = 'Cette licence n’est pas validée\u00a0: elle ne donne pas lieu à une attestation.';

interface Attested extends Record<string, unknown> {
  readonly id: number;
  readonly seasonId: number;
  readonly identifier: string;
  readonly valid: boolean;
  readonly familyName: string;
  readonly givenName: string;
  readonly season: string;
  readonly endDate: string;
}

const readLicence = async (db: Database, id: number): Promise<Attested | undefined> => {
  const [found] = await db.query<Attested>(sql`select l.id, l.season_id as "seasonId", l.identifier, l.valid,
      p.family_name as "familyName", p.given_name as "givenName", s.name as season, s.end_date::text as "endDate"
    from licences l join people p on p.id = l.person_id join seasons s on s.id = l.season_id
    where l.id = ${id}::int`);
  return found;
};

const findByCode = async (db: Database, code: string): Promise<Attested | undefined> => {
  const id = fromId(code.split('-', 1)[0] ?? '');
  const licence = id === undefined ? undefined : await readLicence(db, id);
  if (!licence) return undefined;
  const [expected, given] = [codeOf(await readSecret(db), licence), code].map((text) => Buffer.from(text));
  const isOurs =
    expected !== undefined && given?.length === expected.length && timingSafeEqual(expected, given);
  return isOurs ? licence : undefined;
};

/** Half of the signature: 128 bits, which nobody guesses, make a QR code with large squares. */
const SIGNATURE_BYTES = 16;

const codeOf = (secret: string, { id, seasonId }: Attested): string => {
  const signature = createHmac('sha256', secret).update(`attestation ${id} ${seasonId}`).digest();
  return `${id}-${signature.subarray(0, SIGNATURE_BYTES).toString('base64url')}`;
};

/** The secret of this database, made when the first code is asked for: papers outlive the server's process. */
const readSecret = async (db: Database): Promise<string> => {
  await db.query(sql`insert into attestation_secrets (id, secret)
    values (1, ${randomBytes(32).toString('base64url')}) on conflict (id) do nothing`);
  const [found] = await db.query<{ secret: string }>(
    sql`select secret from attestation_secrets where id = 1`,
  );
  if (!found) throw new Error('The secret of the attestations is gone');
  return found.secret;
};
