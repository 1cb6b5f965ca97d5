import {
  DatabaseBusyError,
  DatabaseLostError,
  StatementTimeoutError,
  StorageFailedError,
} from '../storage/DatabaseLostError.ts';

/** A request that cannot be served; the message is the body's description. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 412 | 413 | 415,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Seconds after which a caller may try again: a database that was started anew answers by then. */
const RETRY_AFTER_S = 5;

/** The answer to a request when the database is away, has too much to do, or gave its statement up; other faults are ours. */
export const toUnavailable = (
  error: unknown,
): { detail: string; headers: Record<string, string> } | undefined => {
  const headers = { 'Retry-After': String(RETRY_AFTER_S) };
  if (error instanceof DatabaseLostError)
    return { detail: 'Le service est momentanément indisponible. Réessayez dans un instant.', headers };
  if (error instanceof StorageFailedError)
    return {
      detail:
        'Le service ne peut rien enregistrer en ce moment\u00a0: son espace de stockage est plein ou en panne. Gardez cette page ouverte et réessayez plus tard.',
      headers,
    };
  if (error instanceof DatabaseBusyError)
    return { detail: 'Trop de demandes attendent en même temps. Réessayez dans un instant.', headers };
  if (error instanceof StatementTimeoutError)
    return { detail: 'La demande prend trop de temps. Précisez votre recherche.', headers };
  return undefined;
};

export const notFound = () => new RequestFailure(404, 'Not Found');

export const unauthorized = () =>
  new RequestFailure(401, 'JWT Token not found', { 'WWW-Authenticate': 'Bearer' });
