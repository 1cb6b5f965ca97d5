// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFieldNavigator } from '../../../../src/fields/navigation/createFieldNavigator.ts';

const scrolled = vi.fn<(element: Element) => void>();
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this);
  };
  document.body.innerHTML =
    '<div id="form"><div data-field="name"><input id="name"></div><div data-field="rows.0"><button id="row"></button></div></div>';
  root = document.querySelector<HTMLElement>('#form') ?? document.body;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

const openNavigator = () => {
  const navigator = createFieldNavigator();
  navigator.attach(root);
  return navigator;
};

/** A tab that holds the field `name`, closed at first. */
const closedTab = () => {
  let isOpen = false;
  const open = vi.fn<() => void>(() => {
    isOpen = true;
  });
  return { holds: (path: string) => path === 'name', isOpen: () => isOpen, open, settleMs: 500 };
};

describe('the way to a field', () => {
  it('scrolls to it at once where it is visible, and takes the focus on demand (R5.10)', () => {
    const navigator = openNavigator();
    navigator.goTo('name', { focus: false });
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.body).toHaveFocus();
    navigator.goTo('name', { focus: true });
    expect(document.querySelector('#name')).toHaveFocus();
  });

  it('opens its tab first and scrolls 500 ms later (R5.11, R9.35)', () => {
    const navigator = openNavigator();
    const tab = closedTab();
    navigator.addContainer(tab);
    navigator.goTo('name', { focus: true });
    expect(tab.open).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(499);
    expect(scrolled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.querySelector('#name')).toHaveFocus();
  });

  it('marks it for 3 s, and again from the start when led there again (R5.12, R9.11)', () => {
    const navigator = openNavigator();
    navigator.goTo('name', { focus: false });
    vi.advanceTimersByTime(2999);
    expect(navigator.getMarked()).toBe('name');
    vi.advanceTimersByTime(1);
    expect(navigator.getMarked()).toBeNull();
    navigator.goTo('name', { focus: false });
    vi.advanceTimersByTime(2000);
    navigator.goTo('name', { focus: false });
    vi.advanceTimersByTime(2999);
    expect(navigator.getMarked()).toBe('name');
  });

  it('ends at the nearest place around a field that has none of its own', () => {
    openNavigator().goTo('rows.0.unknown.deep', { focus: true });
    expect(document.querySelector('#row')).toHaveFocus();
  });

  it('gives up on a container that never opens', () => {
    const navigator = openNavigator();
    const open = vi.fn<() => void>();
    navigator.addContainer({ holds: () => true, isOpen: () => false, open, settleMs: 10 });
    navigator.goTo('name', { focus: false });
    vi.advanceTimersByTime(10_000);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(open.mock.calls.length).toBeLessThan(50);
  });
});
