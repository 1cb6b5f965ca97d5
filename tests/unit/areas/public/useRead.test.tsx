// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useRead, type Reader } from '../../../../src/areas/public/useRead.ts';
import { ServicesContext } from '../../../../src/features/ServicesContext.tsx';
import { cancelled } from '../../../../src/http/ApiError.ts';
import { createTransportDouble } from '../../../support/createTransportDouble.ts';
import { publicServices } from '../../../support/publicServices.ts';

interface Call {
  readonly isFresh: boolean;
  readonly signal: AbortSignal;
  readonly answer: (data: object) => void;
  readonly fail: (error: unknown) => void;
}

/** Pages of one visitor that read by a key; each read waits until the test answers it. */
const openVisit = () => {
  const calls: Call[] = [];
  const services = publicServices(createTransportDouble(() => null));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  const read = ({ isFresh, signal }: Reader): Promise<object> =>
    new Promise((answer, fail) => {
      calls.push({ isFresh, signal, answer, fail });
    });
  const open = (key: string | null) =>
    renderHook((shown: string | null) => useRead(shown === null ? null : [shown], read), {
      wrapper,
      initialProps: key,
    });
  const call = async (count: number): Promise<Call> => {
    await waitFor(() => expect(calls).toHaveLength(count));
    return calls[count - 1] as Call;
  };
  return { calls, open, call };
};

it('shows what was read once as soon as its page is opened again, and reads it past the browser’s cache', async () => {
  const { open, call } = openVisit();
  const first = open('list');
  expect(first.result.current.state).toEqual({ status: 'loading' });
  const { answer, isFresh } = await call(1);
  expect(isFresh).toBe(false);
  answer({ name: 'Melun' });
  await waitFor(() => expect(first.result.current.state).toMatchObject({ data: { name: 'Melun' } }));
  first.unmount();
  const again = open('list');
  expect(again.result.current.state).toMatchObject({
    status: 'ready',
    data: { name: 'Melun' },
    isStale: false,
  });
  const second = await call(2);
  expect(second.isFresh).toBe(true);
  second.answer({ name: 'Meaux' });
  await waitFor(() => expect(again.result.current.state).toMatchObject({ data: { name: 'Meaux' } }));
});

it('keeps the answer of the choice before until the next one is there, and ends its read', async () => {
  const { open, call } = openVisit();
  const { result, rerender } = open('one');
  (await call(1)).answer({ of: 'one' });
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
  rerender('two');
  expect(result.current.state).toMatchObject({ data: { of: 'one' }, isStale: true });
  const left = await call(2);
  rerender('three');
  (await call(3)).answer({ of: 'three' });
  await waitFor(() => expect(result.current.state).toMatchObject({ data: { of: 'three' }, isStale: false }));
  expect(left.signal.aborted).toBe(true);
});

it('keeps what is shown beside the reason why it could not be read anew', async () => {
  const { open, call } = openVisit();
  const { result } = open('list');
  (await call(1)).answer({ name: 'Melun' });
  await waitFor(() => expect(result.current.state.status).toBe('ready'));
  act(() => result.current.refresh());
  const error = new Error('refused');
  (await call(2)).fail(error);
  await waitFor(() => expect(result.current.state).toMatchObject({ data: { name: 'Melun' }, error }));
});

it('is loading again while a failed read is tried anew', async () => {
  const { open, call } = openVisit();
  const { result } = open('list');
  (await call(1)).fail(new Error('refused'));
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.state.status).toBe('loading'));
  expect((await call(2)).isFresh).toBe(true);
});

it('reads again what a navigation has cancelled while it is still shown', async () => {
  const { open, call } = openVisit();
  const { result } = open('list');
  (await call(1)).fail(cancelled());
  (await call(2)).answer({ name: 'Melun' });
  await waitFor(() => expect(result.current.state).toMatchObject({ data: { name: 'Melun' } }));
});

it('reads nothing without a key', () => {
  const { open, calls } = openVisit();
  expect(open(null).result.current.state).toEqual({ status: 'loading' });
  expect(calls).toEqual([]);
});
