/** The viewer may not do this; answered as 403 `Access Denied.` on every route. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';

  constructor() {
    super('Access Denied.');
  }
}
