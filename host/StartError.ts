/** Something outside the program keeps it from starting; the message is one sentence that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
