import { sql } from '../storage/sql.ts';
import type { Context } from '../rights/context.ts';
import { useLink, useUpLinks } from '../mail/accountLinks.ts';
import { problem } from '../../host/answers.ts';
import { messages } from './messages.ts';
import { readCredentials } from './readCredentials.ts';

/** `POST /api/registration/confirm`: the token of the mail that a new account was sent opens that account. */
export const confirmRegistration = async (context: Context, request: Request): Promise<Response> => {
  const given = await readCredentials(request, ['token']);
  if (given instanceof Response) return given;
  const now = context.clock();
  const isConfirmed = await context.db.transaction(async (db) => {
    const account = await useLink(db, 'registration', given.token, now);
    if (account === undefined) return false;
    await useUpLinks(db, 'registration', account, now);
    await db.query(sql`update accounts set enabled = true where id = ${account}`);
    return true;
  });
  return isConfirmed ? new Response(null, { status: 204 }) : problem(410, messages.linkExpired);
};
