// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { FigureSection } from '../../../../src/views/figures/FigureSection.tsx';
import type { Theme } from '../../../../src/views/figures/Theme.ts';

/** Charts draw once they are seen, which nothing is here. */
const renderTheme = (theme: Pick<Theme, 'labels' | 'columns'>): HTMLElement => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const { container } = render(
    <TestTranslationProvider translate={(key: string) => key}>
      <FigureSection theme={{ title: 'Simples', ...theme }} isEqual />
    </TestTranslationProvider>,
  );
  vi.unstubAllGlobals();
  return container;
};
const swatchesIn = (container: HTMLElement): number => container.querySelectorAll('.swatch').length;

it('keeps points out of the bars that count games, and shows their sign by figure, mark and colour', () => {
  const container = renderTheme({
    labels: ['octobre', 'novembre', 'décembre'],
    columns: [
      { name: 'Gagnés', values: [3, 1, 0] },
      { name: 'Points', values: [17.5, -8.25, 0], isSigned: true },
    ],
  });
  expect(swatchesIn(container)).toBe(1);
  const [, gain, , loss, , none] = screen.getAllByRole('cell');
  expect([gain, loss, none].map((cell) => cell?.textContent)).toEqual(['▲+17,5', '▼−8,25', '0']);
  const colors = [gain, loss].map((cell) => getComputedStyle(cell?.firstElementChild ?? container).color);
  expect(new Set(colors).size).toBe(2);
});

it('shows a table alone where all bars would be as long as one another', () => {
  const labels = ['A', 'B', 'C'];
  expect(swatchesIn(renderTheme({ labels, columns: [{ name: '2026', values: [2, 2, 2] }] }))).toBe(0);
  expect(swatchesIn(renderTheme({ labels, columns: [{ name: '2026', values: [2, 2, 3] }] }))).toBe(1);
});
