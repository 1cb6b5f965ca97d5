import { expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../sandbox/auth/passwords.ts';

it('a password is hashed and checked beside the one thread that answers requests', async () => {
  let turns = 0;
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const hash = await hashPassword('quatre balles neuves');
  const hashing = turns;
  expect(await isPassword('quatre balles neuves', hash)).toBe(true);
  isOver = true;
  // Work on that thread would leave it a turn or two.
  expect(hashing).toBeGreaterThan(10);
  expect(turns - hashing).toBeGreaterThan(10);
});
