import { sql } from '../storage/sql.ts';
import { Hono } from 'hono';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BlockList } from 'node:net';
import { callerOf } from '../../host/callerOf.ts';
import { messages } from '../auth/messages.ts';
import { problem } from '../../host/answers.ts';
import { notFound, RequestFailure, unauthorized } from '../http/failures.ts';
import { jsonLd } from '../http/jsonLd.ts';
import { toErrorResponse } from '../http/toErrorResponse.ts';
import { reserveAttempt, takeBackAttempt } from '../mail/loginAttempts.ts';
import { API, fromId } from '../model/iri.ts';
import { today } from '../model/time.ts';
import type { Context, Env } from '../rights/context.ts';
import { readByIds } from '../rights/readMany.ts';
import type { Database } from '../storage/database.ts';

/**
 * The code that a printed attestation carries, for those who may read the licence, and what anybody who has the paper
 * sees of it. A code is the number of the licence, the day on which it is given out, and a signature over both and
 * the season of the licence: `93001-20261123-Qm9u…`.
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
    const day = today(context.clock).replaceAll('-', '');
    const code = codeOf(await readSecret(context.db), licence, day);
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
    const found = await findByCode(context.db, code);
    if (!found) throw notFound();
    // Whoever checks the papers of a whole tournament is not one who guesses.
    await takeBackAttempt(context.db, attempt);
    const { licence, issued } = found;
    const { identifier, familyName, givenName, season, endDate, valid, changed } = licence;
    const isOver = endDate < today(context.clock);
    return jsonLd(
      200,
      {
        '@id': `${API}/attestations/${code}`,
        '@type': 'AttestationCheck',
        number: identifier,
        name: `${familyName} ${givenName.slice(0, 1)}.`,
        club: licence.club,
        season,
        seasonEnd: endDate,
        validated: licence.validated,
        issued,
        // What happened on the day of the paper is on it, or is seen in the state.
        changed: issued !== null && changed !== null && changed > issued ? changed : null,
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
  readonly club: string | null;
  readonly validated: string | null;
  /** Day of its last change. */
  readonly changed: string | null;
}

const readLicence = async (db: Database, id: number): Promise<Attested | undefined> => {
  const [found] = await db.query<Attested>(sql`select l.id, l.season_id as "seasonId", l.identifier, l.valid,
      p.family_name as "familyName", p.given_name as "givenName", s.name as season, s.end_date::text as "endDate",
      c.name as club, l.validation_date::text as validated,
      (l.date_modified at time zone 'Europe/Paris')::date::text as changed
    from licences l join people p on p.id = l.person_id join seasons s on s.id = l.season_id
      left join organizations c on c.id = l.club_id
    where l.id = ${id}::int`);
  return found;
};

/** Papers that were printed before the day was in the code have none. */
const CODE = /^(\d+)-(?:(\d{8})-)?[\w-]{22}$/;

const findByCode = async (
  db: Database,
  code: string,
): Promise<{ readonly licence: Attested; readonly issued: string | null } | undefined> => {
  const [, number = '', day] = CODE.exec(code) ?? [];
  const id = fromId(number);
  const licence = id === undefined ? undefined : await readLicence(db, id);
  if (!licence) return undefined;
  const [expected, given] = [codeOf(await readSecret(db), licence, day), code].map((text) =>
    Buffer.from(text),
  );
  const isOurs =
    expected !== undefined && given?.length === expected.length && timingSafeEqual(expected, given);
  const issued = day?.replace(/^(\d{4})(\d{2})/, '$1-$2-') ?? null;
  return isOurs ? { licence, issued } : undefined;
};

/** Half of the signature: 128 bits, which nobody guesses, make a QR code with large squares. */
const SIGNATURE_BYTES = 16;

const codeOf = (secret: string, { id, seasonId }: Attested, day: string | undefined): string => {
  const signed = ['attestation', id, seasonId, day].filter((part) => part !== undefined).join(' ');
  const signature = createHmac('sha256', secret).update(signed).digest();
  const short = signature.subarray(0, SIGNATURE_BYTES).toString('base64url');
  return [id, day, short].filter((part) => part !== undefined).join('-');
};

/** The secret of this database, made when the first code is requested: papers outlive the server's process. */
const readSecret = async (db: Database): Promise<string> => {
  await db.query(sql`insert into attestation_secrets (id, secret)
    values (1, ${randomBytes(32).toString('base64url')}) on conflict (id) do nothing`);
  const [found] = await db.query<{ secret: string }>(
    sql`select secret from attestation_secrets where id = 1`,
  );
  if (!found) throw new Error('The secret of the attestations is gone');
  return found.secret;
};
