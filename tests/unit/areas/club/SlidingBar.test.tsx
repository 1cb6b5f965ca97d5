// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SlidingBar } from '../../../../src/areas/club/SlidingBar.tsx';

const goDown = (top: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  Object.defineProperty(window, 'pageYOffset', { configurable: true, value: top });
  act(() => void fireEvent.scroll(window));
};

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
