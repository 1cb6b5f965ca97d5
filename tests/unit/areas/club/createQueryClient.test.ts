import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../src/areas/club/createQueryClient.ts';
import { ApiError, type ApiErrorKind } from '../../../../src/http/ApiError.ts';

const observe = async (kind: ApiErrorKind, isLoggedIn: boolean) => {
  const client = createQueryClient(() => isLoggedIn);
  const read = vi.fn(() => Promise.resolve('answer'));
  read.mockRejectedValueOnce(new ApiError({ kind, message: kind }));
  // As react-admin's own hooks query.
  const observer = new QueryObserver(client, { queryKey: [kind], queryFn: read, retry: false });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().status).not.toBe('pending'));
  stop();
  return { status: observer.getCurrentResult().status, calls: read.mock.calls.length };
};

it('fetches again what a navigation cancelled and is still shown, while somebody is logged in', async () => {
  expect(await observe('cancelled', true)).toEqual({ status: 'success', calls: 2 });
  expect(await observe('cancelled', false)).toEqual({ status: 'error', calls: 1 });
  expect(await observe('server', true)).toEqual({ status: 'error', calls: 1 });
});
