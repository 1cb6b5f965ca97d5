import { expect, it, vi } from 'vitest';
import { lazyMethods } from '../../../src/lib/lazyMethods.ts';

interface Store {
  read(name: string): Promise<string>;
}
const store: Store = { read: async (name) => `${name}!` };

it('loads an object once, at the first call of a method', async () => {
  const load = vi.fn(async () => store);
  const lazy = lazyMethods(load, ['read']);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([lazy.read('a'), lazy.read('b')])).toEqual(['a!', 'b!']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads it again after a failure', async () => {
  const load = vi.fn(async () => store).mockRejectedValueOnce(new Error('gone'));
  const lazy = lazyMethods(load, ['read']);
  await expect(lazy.read('a')).rejects.toThrow('gone');
  expect(await lazy.read('a')).toBe('a!');
});
