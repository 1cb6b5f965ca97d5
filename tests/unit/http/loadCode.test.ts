import { expect, it } from 'vitest';
import { loadCode } from '../../../src/http/loadCode.ts';

it('gives the code that a call needs, and reports a failure of the network where it does not come', async () => {
  expect(await loadCode(() => Promise.resolve('code'))).toBe('code');
  await expect(
    loadCode(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
  ).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
});
