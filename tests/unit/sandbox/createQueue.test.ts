import { expect, it } from 'vitest';
import { createQueue } from '../../../sandbox/auth/createQueue.ts';

const open = () => {
  let done: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (done = resolve));
  return { wait, done };
};

it('runs so many at once, the others in their order, and sends away whom it has no room for', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const first = open();
  const log: string[] = [];
  const work = (name: string, wait: Promise<void> = Promise.resolve()) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await wait;
      log.push(`${name} ends`);
    });
  const running = [work('first', first.wait), work('second')];
  await expect(work('third')).rejects.toMatchObject({ name: 'BusyError' });
  expect(log).toEqual(['first begins']);
  first.done();
  await Promise.all(running);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  await work('fourth');
  expect(log.at(-1)).toBe('fourth ends');
});

it('gives the place of a failed work back', async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
