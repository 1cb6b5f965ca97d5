/** The operation needs a second factor given a short while ago; the caller is prompted for one and may repeat it. */
export class SecondFactorError extends Error {
  override readonly name = 'SecondFactorError';

  constructor() {
    super('A second factor is required.');
  }
}
