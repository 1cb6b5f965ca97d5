import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { checkPassword } from '../../../sandbox/auth/checkPassword.ts';
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

it('a password is kept by a slow hash with a salt of its own, which names what it was made with', async () => {
  const hashes = await Promise.all(
    ['quatre balles neuves', 'quatre balles neuves'].map((one) => hashPassword(one)),
  );
  for (const kept of hashes) expect(kept).toMatch(/^scrypt\$15\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(new Set(hashes.map((kept) => kept.split('$')[3])).size).toBe(2);
});

it('a password that was kept in another way opens as before', async () => {
  const kept = await hashPassword('quatre balles', { logN: 10, p: 1 });
  expect(await isPassword('quatre balles', kept)).toBe(true);
  expect(await isPassword('quatre balle', kept)).toBe(false);
});

it('none of the 3,000 passwords that are used most is taken, nor the first of them said again and again', () => {
  const most = dictionary['passwords-common'].slice(0, 3000);
  expect(most).toContain('azerty');
  const long = most.slice(0, 200).map((one) => one.repeat(Math.ceil(12 / one.length)));
  expect([...most, ...long].filter((one) => checkPassword(one).length === 0)).toEqual([]);
});
