import { reasonsOf } from '../../data/reasonsOf.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Outcome } from './runEach.ts';

/** The server's messages on fields say more than that the record was refused. */
export const outcomeText = (
  { message, errors }: Exclude<Outcome, { status: 'done' }>,
  fields: readonly FieldDescription[] = [],
): string => reasonsOf(errors, fields).join(' ') || message;
