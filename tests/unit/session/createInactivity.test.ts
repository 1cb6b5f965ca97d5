import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInactivity } from '../../../src/session/createInactivity.ts';
import { createSharedFlags } from '../../../src/session/createSharedFlags.ts';
import { createFakeBrowser } from '../../support/createFakeBrowser.ts';

const open = (browser = createFakeBrowser(), limits: { readonly limitMs?: number } = {}) => {
  const tab = browser.openTab();
  const onNear = vi.fn<() => void>();
  const onExpire = vi.fn<() => void>();
  const flags = createSharedFlags(tab.parts.openStorage, tab.window);
  const inactivity = createInactivity({
    flags,
    document: tab.document,
    now: Date.now,
    onExpire,
    onNear,
    ...limits,
  });
  flags.subscribe(inactivity.check);
  return {
    browser,
    inactivity,
    onExpire,
    onNear,
    gesture: (type: string) => tab.document.dispatchEvent(new Event(type)),
  };
};

const seconds = (count: number): void => {
  vi.advanceTimersByTime(count * 1000);
};

describe('inactivity', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends the session after three hours without a gesture (R4.14)', () => {
    const { inactivity, onExpire } = open();
    inactivity.start();
    seconds(10_799);
    expect(onExpire).not.toHaveBeenCalled();
    seconds(1);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it.each(['click', 'keyup'])('is pushed back by every %s (R4.12, R4.13)', (type) => {
    const { inactivity, onExpire, gesture } = open();
    inactivity.start();
    seconds(10_799);
    gesture(type);
    seconds(2);
    expect(onExpire).not.toHaveBeenCalled();
    seconds(10_798);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it.each(['mousemove', 'scroll'])('is not pushed back by %s alone (R4.13)', (type) => {
    const { inactivity, onExpire, gesture } = open();
    inactivity.start();
    seconds(10_000);
    gesture(type);
    seconds(800);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('takes the gestures of another tab into account (R4.15)', () => {
    const first = open();
    const second = open(first.browser);
    first.inactivity.start();
    second.inactivity.start();
    seconds(10_000);
    second.gesture('click');
    seconds(9000);
    expect(first.onExpire).not.toHaveBeenCalled();
  });

  it('keeps the deadline over a reload, a passed one included (R4.15)', () => {
    const { browser, inactivity } = open();
    inactivity.start();
    seconds(10_000);
    const reloaded = open(browser);
    reloaded.inactivity.resume();
    seconds(800);
    expect(reloaded.onExpire).toHaveBeenCalledOnce();
    const late = open(browser);
    late.inactivity.resume();
    expect(late.onExpire).toHaveBeenCalledOnce();
  });

  it.each(['', 'soon', '-5', '99999999999999', '1e400'])(
    'caps the stored deadline %j at three hours',
    (text) => {
      const { browser, inactivity, onExpire } = open();
      browser.values.set('raquette.deadline', text);
      inactivity.resume();
      seconds(10_799);
      expect(onExpire).not.toHaveBeenCalled();
      seconds(1);
      expect(onExpire).toHaveBeenCalledOnce();
    },
  );

  it('holds its own deadline when the stored one is deleted', () => {
    const { browser, inactivity, onExpire } = open();
    inactivity.start();
    seconds(5000);
    browser.values.clear();
    seconds(5800);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('does not let a gesture save a session whose time has passed while the machine slept', () => {
    const { inactivity, onExpire, gesture } = open();
    inactivity.start();
    vi.setSystemTime(Date.now() + 20_000_000);
    gesture('click');
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('is near two minutes before its end, in every tab, until a gesture in one of them (R4.12, R4.15)', () => {
    const first = open();
    const second = open(first.browser);
    first.inactivity.start();
    second.inactivity.resume();
    seconds(10_679);
    expect([first, second].map(({ inactivity }) => inactivity.isNear())).toEqual([false, false]);
    seconds(1);
    expect([first, second].map(({ inactivity }) => inactivity.isNear())).toEqual([true, true]);
    second.gesture('keyup');
    expect([first, second].map(({ inactivity }) => inactivity.isNear())).toEqual([false, false]);
    expect(first.onNear).toHaveBeenCalledTimes(2);
    seconds(10_680);
    expect(first.inactivity.isNear()).toBe(true);
    seconds(120);
    expect(first.onExpire).toHaveBeenCalledOnce();
  });

  it('takes another limit from its settings (R9.1)', () => {
    const { inactivity, onExpire } = open(createFakeBrowser(), { limitMs: 60_000 });
    inactivity.start();
    seconds(29);
    expect(inactivity.isNear()).toBe(false);
    seconds(30);
    expect(inactivity.isNear()).toBe(true);
    expect(onExpire).not.toHaveBeenCalled();
    seconds(1);
    expect(onExpire).toHaveBeenCalledOnce();
  });

  it('does nothing once stopped (R4.6)', () => {
    const { inactivity, onExpire, gesture } = open();
    inactivity.start();
    inactivity.stop();
    gesture('click');
    seconds(20_000);
    expect(onExpire).not.toHaveBeenCalled();
    expect(inactivity.deadline()).toBeNull();
  });
});
