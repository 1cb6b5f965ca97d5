import type { Outcome } from './runEach.ts';

/** The server's messages on fields say more than that the record was refused. */
export const reasonsOf = ({ message, errors }: Exclude<Outcome, { status: 'done' }>): string => {
  const messages = Object.values(errors).flat();
  return messages.length > 0 ? messages.join(' ') : message;
};
