// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SlidingBar } from '../../../../../src/areas/club/layout/SlidingBar.tsx';

const goDown = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  Object.defineProperty(window, 'pageYOffset', { configurable: true, value: top });
  act(() => void fireEvent.scroll(window));
};

/**
 * Whether a focus came by the keyboard, jsdom guesses from the events since its first selector, which may be of another
 * file; here it always does.
 */
beforeEach(() => {
  const matches = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
});

it('slides away while the page goes down, and comes back with the focus of the keyboard (WCAG 2.4.7)', async () => {
  render(
    <>
      <SlidingBar>
        <header>
          <button>Menu</button>
        </header>
      </SlidingBar>
      <button>Page</button>
    </>,
  );
  const bar = screen.getByRole('banner');
  const isAway = (): boolean => bar.style.transform !== '' && bar.style.transform !== 'none';
  goDown(400);
  await waitFor(() => expect(isAway()).toBe(true));
  expect(bar).toBeVisible();

  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  await waitFor(() => expect(isAway()).toBe(false));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus();
  await waitFor(() => expect(isAway()).toBe(true));
});
