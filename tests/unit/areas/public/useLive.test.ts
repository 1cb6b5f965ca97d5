// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLive } from '../../../../src/areas/public/useLive.ts';

const HUB = 'http://127.0.0.1/.well-known/mercure';
const MINUTE = 60_000;

/** Stand-in for the browser's, which jsdom lacks: the test is the server. */
class Source extends EventTarget {
  static all: Source[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

const openSources = (): readonly Source[] => Source.all.filter(({ isClosed }) => !isClosed);
const say = (type: 'open' | 'message' | 'error'): void => {
  act(() => void openSources()[0]?.dispatchEvent(new Event(type)));
};
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

const watch = (hub: string | null = HUB) => {
  const onChange = vi.fn<() => void>();
  const { result, unmount } = renderHook(() => useLive({ hub, topic: '/api/pools/77', onChange }));
  return { onChange, isConnected: () => result.current, unmount };
};

/** Where in its span every wait ends: 0 at the soonest, 1 at the latest. */
const atTheMoment = (share: number): void => void vi.spyOn(Math, 'random').mockReturnValue(share);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.all = [];
  atTheMoment(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page of live results (R2.16)', () => {
  it('reads again within a second of an event, once for events that come together', () => {
    const { onChange, isConnected } = watch();
    expect(openSources().map(({ url }) => url)).toEqual([`${HUB}?topic=%2Fapi%2Fpools%2F77`]);
    say('open');
    expect(isConnected()).toBe(true);
    say('message');
    say('message');
    expect(onChange).not.toHaveBeenCalled();
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
    say('message');
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('reads once more after it was connected, for what came in between, and then only at an event', () => {
    const { onChange } = watch();
    say('open');
    pass(MINUTE);
    expect(onChange).toHaveBeenCalledTimes(1);
    pass(60 * MINUTE);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reads by the minute where the server names no hub', () => {
    const { onChange, isConnected } = watch(null);
    pass(3 * MINUTE);
    expect(onChange).toHaveBeenCalledTimes(3);
    expect([isConnected(), Source.all.length]).toEqual([false, 0]);
  });

  it('reads by the minute while the hub fails, and contacts the hub ever more rarely', () => {
    const { onChange, isConnected } = watch();
    const attempts = [0, 10, 20, 40, 80, 120, 120].map((seconds) => {
      pass(seconds * 1000);
      say('error');
      return Source.all.length;
    });
    expect(attempts).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([onChange.mock.calls.length, isConnected()]).toEqual([6, false]);
  });

  it('reads by the minute again from when an open connection is cut off for good', () => {
    const { onChange } = watch();
    say('open');
    pass(2 * MINUTE);
    expect(onChange).toHaveBeenCalledTimes(1);
    say('error');
    pass(3 * MINUTE);
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it.each([
    [0, 5000],
    [0.999, 14_990],
  ])(
    'comes back from a lost connection after 5 to 15 s, each page at its own moment (%s)',
    (share, waits) => {
      atTheMoment(share);
      const { onChange, isConnected } = watch();
      say('open');
      say('error');
      expect(isConnected()).toBe(false);
      pass(waits - 10);
      expect(openSources()).toEqual([]);
      pass(10);
      expect(openSources()).toHaveLength(1);
      say('open');
      pass(1000);
      expect(isConnected()).toBe(true);
      // Events sent meanwhile are lost: it reads.
      expect(onChange).toHaveBeenCalledTimes(1);
      // A connection that was open does not count against the next one.
      say('error');
      pass(waits);
      expect(openSources()).toHaveLength(1);
    },
  );

  it('requests nothing while it is hidden, and reads once when it is seen again', () => {
    const { onChange, isConnected } = watch();
    say('open');
    say('message');
    show('hidden');
    pass(60 * MINUTE);
    expect([onChange.mock.calls.length, openSources().length, isConnected()]).toEqual([0, 0, false]);
    show('visible');
    expect([onChange.mock.calls.length, openSources().length]).toEqual([1, 1]);
    say('open');
    pass(1000);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reads and listens at once when the network is back', () => {
    const { onChange } = watch();
    say('error');
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect([onChange.mock.calls.length, openSources().length]).toEqual([1, 1]);
  });

  it.each(['open', 'message', 'error'] as const)('leaves nothing behind, left after "%s"', (type) => {
    const { onChange, unmount } = watch();
    say(type);
    unmount();
    expect([openSources().length, vi.getTimerCount()]).toEqual([0, 0]);
    show('visible');
    globalThis.dispatchEvent(new Event('online'));
    expect([onChange.mock.calls.length, openSources().length]).toEqual([0, 0]);
  });
});
