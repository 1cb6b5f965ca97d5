/** A fault of the caller: its text may be shown, unlike that of any other error. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    message: string,
    /** HTTP status that REST would have answered. */
    readonly status: number,
  ) {
    super(message);
  }
}
