// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPart, type Part } from '../../../src/ui/lazyPart.tsx';

interface Props {
  readonly name: string;
}

const Meanwhile = {
  Loader: () => <p>Chargement...</p>,
  Failure: ({ name }: Props) => <p>Échec de {name}</p>,
};
const Sheet = ({ name }: Props) => <p>Feuille de {name}</p>;

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a part whose code comes when it is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('has a loader until 119 999 ms, and the loading error from 120 000 ms on (R2.102, R8.25)', async () => {
    const Stalled = lazyPart(() => new Promise<Part<Props>>(() => undefined), Meanwhile);
    render(<Stalled name="Ann" />);
    await settle(119_999);
    expect(screen.getByText('Chargement...')).toBeInTheDocument();
    await settle(1);
    expect(screen.getByText('Échec de Ann')).toBeInTheDocument();
    expect(screen.queryByText('Chargement...')).not.toBeInTheDocument();
  });

  it('is loaded again by the next one who wants it, after a failure', async () => {
    let isThere = false;
    const Late = lazyPart(
      () => (isThere ? Promise.resolve(Sheet) : Promise.reject(new Error('404'))),
      Meanwhile,
    );
    const { unmount } = render(<Late name="Ann" />);
    await settle();
    expect(screen.getByText('Échec de Ann')).toBeInTheDocument();
    unmount();
    isThere = true;
    render(<Late name="Bob" />);
    await settle();
    expect(screen.getByText('Feuille de Bob')).toBeInTheDocument();
  });

  it('is there at once when it has come before, and was loaded once', async () => {
    const load = vi.fn<() => Promise<Part<Props>>>(() => Promise.resolve(Sheet));
    const Known = lazyPart(load, Meanwhile);
    const { unmount } = render(<Known name="Ann" />);
    await settle();
    unmount();
    render(<Known name="Bob" />);
    expect(screen.getByText('Feuille de Bob')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await settle(120_000);
    expect(screen.getByText('Feuille de Bob')).toBeInTheDocument();
  });
});
