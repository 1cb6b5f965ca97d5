import type { Context } from './context.ts';
import type { ResolvedEntity } from '../model/model.ts';
import type { Operation } from './scopeOf.ts';
import { SecondFactorError } from './SecondFactorError.ts';
import type { Viewer } from './viewer.ts';

/** An accepted code is good for the sensitive operations of so long. */
const FRESH_SECONDS = 600;

/**
 * Lets a sensitive operation through with a second factor given just now, most of them for an account without one. Called
 * once the operation is known to be allowed: nobody is prompted for a code only to be refused.
 * @throws SecondFactorError
 */
export const assertSecondFactor = (
  { clock }: Pick<Context, 'clock'>,
  entity: ResolvedEntity,
  viewer: Viewer,
  operation: Exclude<Operation, 'read'>,
): void => {
  const { sensitive, sensitiveToAll = false } = entity.access;
  if (!sensitive.includes(operation) || !(viewer.mfaEnabled || sensitiveToAll)) return;
  if (!hasFreshSecondFactor({ clock }, viewer)) throw new SecondFactorError();
};

export const hasFreshSecondFactor = (
  { clock }: Pick<Context, 'clock'>,
  { secondFactorAt }: Viewer,
): boolean => secondFactorAt !== null && clock().getTime() / 1000 - secondFactorAt <= FRESH_SECONDS;
