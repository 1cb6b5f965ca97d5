// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Logo } from '../../../src/ui/Logo.tsx';

const written = (content: string): void => {
  const meta = document.createElement('meta');
  meta.name = 'logo-url';
  meta.content = content;
  document.head.append(meta);
};

afterEach(() => {
  document.head.querySelector('meta[name="logo-url"]')?.remove();
});

it.each(['', '__LOGO_URL__', 'javascript:alert(1)'])('is the racket where the page says %o', (content) => {
  written(content);
  const { container } = render(<Logo />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('is the picture that the server wrote into the page, and the racket where that does not load', () => {
  written('https://www.example.org/logo.svg');
  const { container } = render(<Logo />);
  const picture = container.querySelector('img');
  expect(picture?.src).toBe('https://www.example.org/logo.svg');
  expect(picture?.alt).toBe('');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('svg')).not.toBeNull();
});
