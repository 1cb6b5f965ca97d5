// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STRIDE, useSeen } from '../../../../src/fields/rows/useSeen.ts';

type Notify = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/** Replaces the browser's: keeps what is watched, and is notified of what has come near. */
class Watching {
  static readonly all: Watching[] = [];
  readonly targets = new Set<Element>();
  constructor(readonly notify: Notify) {
    Watching.all.push(this);
  }
  observe(target: Element): void {
    this.targets.add(target);
  }
  unobserve(target: Element): void {
    this.targets.delete(target);
  }
  disconnect(): void {
    this.targets.clear();
  }
}

beforeEach(() => {
  Watching.all.length = 0;
  vi.stubGlobal('IntersectionObserver', Watching);
});
afterEach(() => vi.unstubAllGlobals());

const Row = ({ name, isSpoken }: { readonly name: string; readonly isSpoken?: boolean }) => {
  const element = useRef<HTMLLIElement>(null);
  const [seen, see] = useSeen(element, false, isSpoken);
  return (
    <li ref={element} aria-label={name}>
      {seen ? `${name} is there` : <button onClick={see} aria-label={`see ${name}`} />}
    </li>
  );
};

const ROWS = Array.from({ length: 200 }, (_, index) => `row ${index}`);

describe('rows that wait to be seen', () => {
  it('are watched by one observer, each until it was near, and by none when they are gone', () => {
    const { unmount } = render(
      <ol>
        {ROWS.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ol>,
    );
    expect(Watching.all).toHaveLength(1);
    const [watching] = Watching.all;
    expect(watching?.targets.size).toBe(200);
    const [near, far] = ['row 3', 'row 4'].map((name) => screen.getByRole('listitem', { name }));
    act(() =>
      watching?.notify([
        { target: near as Element, isIntersecting: true },
        { target: far as Element, isIntersecting: false },
      ]),
    );
    expect(near?.textContent).toBe('row 3 is there');
    expect(far?.textContent).toBe('');
    expect(watching?.targets.size).toBe(199);
    unmount();
    expect(watching?.targets.size).toBe(0);
    render(<Row name="another" />);
    expect(Watching.all).toHaveLength(2);
  });

  it('of a list are watched one in eight, for those on both sides of it too, however it was seen', () => {
    render(
      <ol>
        {ROWS.map((name, index) => (
          <Row key={name} name={name} isSpoken={index % STRIDE > 0} />
        ))}
      </ol>,
    );
    const [watching] = Watching.all;
    expect(watching?.targets.size).toBe(200 / STRIDE);
    const shown = () => screen.queryAllByText(/is there/).map((row) => row.textContent);
    const around = (middle: number) =>
      ROWS.slice(middle - STRIDE + 1, middle + STRIDE).map((name) => `${name} is there`);
    const target = screen.getByRole('listitem', { name: 'row 16' });
    act(() => watching?.notify([{ target, isIntersecting: true }]));
    expect(shown()).toEqual(around(16));
    act(() => screen.getByRole('button', { name: 'see row 160' }).click());
    expect(shown()).toEqual([...around(16), ...around(160)]);
  });
});
