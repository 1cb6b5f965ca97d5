/** A request that cannot be served as it stands; the message is the body's description. */
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

export const notFound = () => new RequestFailure(404, 'Not Found');

export const unauthorized = () =>
  new RequestFailure(401, 'JWT Token not found', { 'WWW-Authenticate': 'Bearer' });
