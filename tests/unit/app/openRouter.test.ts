// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openRouter } from '../../../src/app/openRouter.ts';

it('cancels the reads of the page that is left, and none when a list only turns its page (R2.104)', async () => {
  const cancelReads = vi.fn();
  const router = openRouter(cancelReads);
  await router.navigate('/1/persons');
  expect(cancelReads).toHaveBeenCalledTimes(1);
  await router.navigate('/1/persons?page=2');
  expect(cancelReads).toHaveBeenCalledTimes(1);
  await router.navigate('/1/licences');
  expect(cancelReads).toHaveBeenCalledTimes(2);
  router.dispose();
});
