import type { Outcome } from './runEach.ts';

/** The server's messages on fields say more than that the record was refused. */
export const reasonsOf = ({ message, errors }: Exclude<Outcome, { status: 'done' }>): string => {
  const told = Object.values(errors).flat();
  return told.length > 0 ? told.join(' ') : message;
};
