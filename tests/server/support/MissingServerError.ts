/** The server cannot be had on this machine, through no fault of ours; the message is the one sentence to print. */
export class MissingServerError extends Error {
  override readonly name = 'MissingServerError';
}
